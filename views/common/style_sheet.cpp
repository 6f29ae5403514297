#include "views/common/theme.h"

#include <QMap>

namespace marrow {

namespace {

// Names in @…@ are replaced by tokens. Rules go from general to particular, as the cascade wants.
const char *const kBase = R"(
* { outline: none; }
QWidget { color: @text@; }
QWidget:disabled { color: @disabled@; }
QMainWindow, QDialog { background: @window@; }
QToolTip { background: @raised@; color: @text@; border: 1px solid @border@; padding: 4px 6px; }
QFrame[frameShape="4"], QFrame[frameShape="5"] { color: @border@; }
QLabel[role="secondary"] { color: @secondary@; }
QLabel[role="warning"] { color: @warning@; }
QLabel[role="error"] { color: @error@; }
QLabel[role="good"] { color: @good@; }
QWidget[role="canvasBorder"] { background: @accent@; }
QLabel[role="canvasTag"] { background: @raised@; color: @text@; border: 1px solid @border@; border-radius: 3px; padding: 2px 6px; }
QWidget[role="panel"] { background: @panel@; }

QMenuBar { background: @window@; border-bottom: 1px solid @border@; padding: 2px 4px; }
QMenuBar::item { background: transparent; padding: 7px 8px; border-radius: 3px; }
QMenuBar::item:selected { background: @hover@; }
QMenuBar::item:pressed { background: @pressed@; }
QMenu { background: @panel@; border: 1px solid @border@; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 26px; border-radius: 3px; }
QMenu::item:selected { background: @selection@; }
QMenu::item:disabled { color: @disabled@; }
QMenu::icon { left: 6px; }
QMenu::icon:checked { background: @selection@; border: 1px solid @accent@; border-radius: 3px; }
QMenu::separator { height: 1px; background: @border@; margin: 4px 6px; }
QMenu::indicator { width: 12px; height: 12px; left: 7px; }
QMenu::indicator:checked { image: url(:/icons/theme/check-@mode@.svg); }
QMenu::right-arrow { image: url(:/icons/theme/right-@mode@.svg); width: 10px; height: 10px; right: 6px; }

QStatusBar { background: @window@; border-top: 1px solid @border@; }
QStatusBar::item { border: none; }
QToolBar { background: @window@; border: none; border-bottom: 1px solid @border@; padding: 3px 6px; spacing: 2px; }
QToolBar::separator { background: @border@; width: 1px; margin: 4px 6px; }
QToolBar::handle { width: 6px; }
QMainWindow::separator { background: @border@; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent@; }
QDockWidget { titlebar-close-icon: url(:/icons/theme/close-@mode@.svg); titlebar-normal-icon: url(:/icons/theme/float-@mode@.svg); }
QDockWidget::title { background: @window@; border-bottom: 1px solid @border@; padding: 5px 8px; text-align: left; }
QDockWidget > QWidget { background: @panel@; }
QDockWidget::close-button, QDockWidget::float-button { border: none; border-radius: 3px; padding: 1px; icon-size: 12px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @hover@; }
QSplitter::handle { background: @border@; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }

QTabWidget::pane { border: none; border-top: 1px solid @border@; }
QTabBar { background: @window@; }
QTabBar::tab { background: @window@; color: @secondary@; padding: 5px 10px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { background: @hover@; color: @text@; }
QTabBar::tab:selected { background: @panel@; color: @text@; border-bottom: 2px solid @accent@; }
QTabBar::close-button { image: url(:/icons/theme/close-@mode@.svg); border-radius: 3px; padding: 1px; }
QTabBar::close-button:hover { background: @hover@; }
QTabBar::tear { image: none; width: 0px; }
QTabBar::tab:focus { color: @text@; text-decoration: underline; }
)";

const char *const kControls = R"(
QPushButton { background: @raised@; border: 1px solid @border@; border-radius: 4px; padding: 0 12px; min-height: 24px; }
QPushButton:hover { background: @hover@; }
QPushButton:pressed, QPushButton:checked { background: @pressed@; }
QPushButton:focus { border: 2px solid @accent@; padding: 0 11px; min-height: 22px; }
QPushButton:disabled { background: transparent; }
QPushButton:default, QPushButton[role="primary"] { background: @accent@; color: @onAccent@; border-color: @accent@; }
QPushButton:default:hover, QPushButton[role="primary"]:hover { background: @accentHover@; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid @text@; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled { background: transparent; color: @disabled@; border-color: @border@; }
QPushButton[role="danger"] { color: @error@; }
QPushButton::menu-indicator { image: url(:/icons/theme/down-@mode@.svg); width: 10px; height: 10px; right: 6px; subcontrol-position: right center; }
QPushButton::menu-indicator:default, QPushButton[role="primary"]::menu-indicator { image: url(:/icons/theme/down-on-@mode@.svg); }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 3px; }
QToolButton:hover { background: @hover@; }
QToolButton:pressed { background: @pressed@; }
QToolButton:checked { background: @selection@; border-color: @accent@; }
QToolButton:focus { border: 2px solid @accent@; padding: 2px; }
QToolButton[role="framed"] { background: @raised@; border-color: @border@; min-height: 18px; }
QToolButton[role="framed"]:hover { background: @hover@; }
QToolButton[role="framed"]:checked { background: @selection@; border-color: @accent@; }
QToolButton[role="framed"]:focus { border: 2px solid @accent@; }
QToolButton[popupMode="1"] { padding-right: 14px; }
QToolButton::menu-indicator { image: url(:/icons/theme/down-@mode@.svg); width: 8px; height: 8px; right: 2px; subcontrol-position: right center; }
QToolButton::menu-button { border: none; width: 14px; }
QToolButton::menu-arrow { image: url(:/icons/theme/down-@mode@.svg); width: 8px; height: 8px; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: @window@; border: 1px solid @border@; border-radius: 4px; padding: 0 6px; min-height: 24px;
    selection-background-color: @accent@; selection-color: @onAccent@; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover { border-color: @controlBorder@; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid @accent@; padding: 0 5px; min-height: 22px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { background: transparent; }
QLineEdit[error="true"] { border-color: @error@; }
QLineEdit[mixed="true"] { color: @secondary@; }
QComboBox { padding-right: 20px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/theme/down-@mode@.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: @panel@; border: 1px solid @border@; padding: 4px; selection-background-color: @selection@; selection-color: @text@; }
QComboBox QAbstractItemView::item { min-height: 24px; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { border: none; width: 16px; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/theme/up-@mode@.svg); width: 8px; height: 8px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/theme/down-@mode@.svg); width: 8px; height: 8px; }

QCheckBox, QRadioButton { spacing: 6px; min-height: 24px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent@; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 14px; height: 14px; border: 1px solid @controlBorder@; background: @window@; }
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QAbstractItemView::indicator:hover { border-color: @accent@; }
QCheckBox::indicator:checked, QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:checked, QAbstractItemView::indicator:indeterminate { background: @accent@; border-color: @accent@; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { image: url(:/icons/theme/check-on-@mode@.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { image: url(:/icons/theme/dash-on-@mode@.svg); }
QRadioButton::indicator:checked { background: @accent@; border-color: @accent@; image: url(:/icons/theme/dot-on-@mode@.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @border@; background: transparent; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled { border-color: @disabled@; background: @disabled@; }

QSlider { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @border@; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent@; }
QSlider::sub-page:horizontal:disabled { background: @border@; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; background: @panel@; border: 1px solid @controlBorder@; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border: 2px solid @accent@; width: 10px; height: 10px; }
QProgressBar { background: @border@; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; color: transparent; }
QProgressBar::chunk { background: @accent@; border-radius: 2px; }
)";

const char *const kViews = R"(
QAbstractScrollArea { background: @panel@; border: none; }
QScrollArea > QWidget > QWidget { background: @panel@; }
QPlainTextEdit, QTextEdit { background: @window@; border: 1px solid @border@; border-radius: 4px; padding: 3px 5px;
    selection-background-color: @accent@; selection-color: @onAccent@; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent@; padding: 2px 4px; }
QAbstractItemView { background: @panel@; alternate-background-color: @window@; border: none; selection-background-color: @selection@; selection-color: @text@; }
QAbstractItemView::item { border: none; padding: 0 4px; min-height: 24px; }
QAbstractItemView::item:hover { background: @hover@; }
QAbstractItemView::item:selected { background: @selection@; color: @text@; }
QTreeView::branch { background: transparent; }
QTreeView::branch:selected { background: @selection@; }
QTreeView::branch:hover:!selected { background: @hover@; }
QTreeView::branch:has-children:closed { image: url(:/icons/theme/right-@mode@.svg); }
QTreeView::branch:has-children:open { image: url(:/icons/theme/down-@mode@.svg); }
QTreeView:focus, QListView:focus, QTableView:focus { border: 2px solid @accent@; }
QTreeView, QListView, QTableView { border: 2px solid transparent; }
QComboBox QListView { border: none; }
QHeaderView { background: @panel@; border: none; }
QHeaderView::section { background: @panel@; color: @secondary@; border: none; border-bottom: 1px solid @border@; padding: 4px 6px; }
QTableView { gridline-color: @border@; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @scroll@; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @controlBorder@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

QColor mix(const QColor &a, const QColor &b, float share)
{
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share, a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

} // namespace

QString styleSheetFrom(const Tokens &t)
{
    const QMap<QString, QString> values = {
        {QStringLiteral("@window@"), t.window.name()},
        {QStringLiteral("@panel@"), t.panel.name()},
        {QStringLiteral("@raised@"), t.raised.name()},
        {QStringLiteral("@border@"), t.border.name()},
        {QStringLiteral("@hover@"), t.hover.name()},
        {QStringLiteral("@pressed@"), t.pressed.name()},
        {QStringLiteral("@controlBorder@"), t.controlBorder.name()},
        {QStringLiteral("@text@"), t.text.name()},
        {QStringLiteral("@secondary@"), t.secondaryText.name()},
        {QStringLiteral("@disabled@"), t.disabledText.name()},
        {QStringLiteral("@accent@"), t.accent.name()},
        {QStringLiteral("@accentHover@"), mix(t.accent, t.text, 0.12f).name()},
        {QStringLiteral("@onAccent@"), t.onAccent.name()},
        {QStringLiteral("@selection@"), t.selection.name()},
        {QStringLiteral("@warning@"), t.warning.name()},
        {QStringLiteral("@error@"), t.error.name()},
        {QStringLiteral("@good@"), t.good.name()},
        {QStringLiteral("@scroll@"), mix(t.panel, t.text, 0.28f).name()},
        {QStringLiteral("@mode@"), t.dark ? QStringLiteral("dark") : QStringLiteral("light")},
    };
    QString sheet = QLatin1String(kBase) + QLatin1String(kControls) + QLatin1String(kViews);
    for (auto it = values.begin(); it != values.end(); ++it)
        sheet.replace(it.key(), it.value());
    return sheet;
}

} // namespace marrow
