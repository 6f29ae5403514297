#include "tests/views/panel_pictures.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/joint_delegate.h"
#include "views/common/number_field.h"
#include "views/common/search_field.h"
#include "views/common/section.h"
#include "views/common/swatch.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace marrow;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class TestCommon : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }

    void contrast_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }
    void contrast()
    {
        QFETCH(bool, dark);
        const Tokens &t = dark ? darkTokens() : lightTokens();
        for (const QColor &ground : {t.window, t.panel, t.raised, t.hover, t.selection})
            QVERIFY2(::contrast(t.text, ground) >= 4.5, qPrintable(ground.name()));
        for (const QColor &ground : {t.window, t.panel}) {
            QVERIFY(::contrast(t.secondaryText, ground) >= 4.5);
            QVERIFY(::contrast(t.warning, ground) >= 4.5);
            QVERIFY(::contrast(t.error, ground) >= 4.5);
            QVERIFY(::contrast(t.good, ground) >= 4.5);
            QVERIFY(::contrast(t.accent, ground) >= 3.0);
            QVERIFY2(::contrast(t.controlBorder, ground) >= 2.8, qPrintable(QString::number(::contrast(t.controlBorder, ground))));
        }
        QVERIFY(::contrast(t.onAccent, t.accent) >= 4.5);
    }

    void themeSwitchesLive()
    {
        QLabel label(QStringLiteral("x"));
        m_theme->setAppearance(Appearance::Light);
        QVERIFY(!tokensFor(label.palette()).dark);
        QSignalSpy changed(m_theme, &ThemeController::changed);
        m_theme->setAppearance(Appearance::Dark);
        QCOMPARE(changed.count(), 1);
        QVERIFY(tokensFor(label.palette()).dark);
        QVERIFY(qApp->styleSheet().contains(darkTokens().panel.name()));
        QVERIFY(!qApp->styleSheet().contains(u'@'));
        m_theme->setAppearance(Appearance::Light);
        QVERIFY(!qApp->styleSheet().contains(u'@'));
    }

    void iconsDrawAndFollowTheTheme()
    {
        QVERIFY(iconNames().size() > 80);
        QVERIFY(iconFor(QStringLiteral("no-such-icon")).isNull());
        for (const QString &name : iconNames()) {
            const QIcon icon = iconFor(name);
            QColor seen[2];
            for (int dark : {0, 1}) {
                m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
                const QImage image = icon.pixmap(QSize(32, 32), 1.0).toImage();
                int ink = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixelColor(x, y).alpha() == 255) {
                            seen[dark] = image.pixelColor(x, y);
                            ++ink;
                        }
                    }
                }
                QVERIFY2(ink > 8, qPrintable(name));
            }
            QCOMPARE(seen[0], lightTokens().text);
            QCOMPARE(seen[1], darkTokens().text);
        }
        m_theme->setAppearance(Appearance::Light);
    }

    void sectionFolds()
    {
        Section section;
        section.setTitle(QStringLiteral("Transform"));
        auto *content = new QLabel(QStringLiteral("content"));
        section.setContent(content);
        section.show();
        QVERIFY(content->isVisible());
        QTest::mouseClick(section.findChild<QToolButton *>(), Qt::LeftButton);
        QVERIFY(!content->isVisible());
        QVERIFY(!section.isOpen());
    }

    void gallery_data() { contrast_data(); }
    void gallery()
    {
        QFETCH(bool, dark);
        m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
        QWidget window;
        window.setProperty("role", "panel");
        auto *columns = new QHBoxLayout(&window);
        auto *left = new QVBoxLayout;
        columns->addLayout(left, 1);
        left->addWidget(controls());
        left->addStretch();
        auto *list = new QListView;
        list->setModel(joints(&window));
        list->setItemDelegate(new JointDelegate(list));
        list->setCurrentIndex(list->model()->index(2, 0));
        auto *middle = new QVBoxLayout;
        auto *search = new SearchField;
        search->setPlaceholderText(QStringLiteral("Search joints"));
        middle->addWidget(search);
        middle->addWidget(list);
        columns->addLayout(middle, 1);
        auto *empty = new EmptyState(QStringLiteral("skeleton"));
        empty->setText(QStringLiteral("This model has no skeleton yet"),
                       QStringLiteral("A skeleton lets parts of the model move. Start with one joint or a template."));
        empty->addButton()->setText(QStringLiteral("Start from scratch"));
        empty->addButton(QStringLiteral("template-humanoid"))->setText(QStringLiteral("Humanoid, 22 joints"));
        columns->addWidget(empty, 1);
        window.resize(1000, 560);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(colorCount(savePicture(window, dark ? QStringLiteral("common-dark") : QStringLiteral("common-light"))) > 50);
        saveIconSheet(dark);
    }

private:
    QWidget *controls()
    {
        auto *box = new QWidget;
        auto *form = new QFormLayout(box);
        auto *x = new NumberField;
        x->setAxis(0);
        x->setUnit(QStringLiteral("vx"));
        x->setValue(12.25);
        form->addRow(QStringLiteral("Position"), x);
        auto *combo = new QComboBox;
        combo->addItems({QStringLiteral("Replace"), QStringLiteral("Only unassigned")});
        form->addRow(QStringLiteral("Mode"), combo);
        auto *spin = new QSpinBox;
        form->addRow(QStringLiteral("Count"), spin);
        auto *check = new QCheckBox(QStringLiteral("Surface only"));
        check->setChecked(true);
        form->addRow(check);
        form->addRow(new QCheckBox(QStringLiteral("Through")));
        auto *off = new QCheckBox(QStringLiteral("Disabled"));
        off->setEnabled(false);
        form->addRow(off);
        auto *radio = new QRadioButton(QStringLiteral("Cube"));
        radio->setChecked(true);
        form->addRow(radio);
        form->addRow(new QRadioButton(QStringLiteral("Sphere")));
        auto *slider = new QSlider(Qt::Horizontal);
        slider->setValue(40);
        form->addRow(QStringLiteral("Ownership"), slider);
        auto *progress = new QProgressBar;
        progress->setValue(60);
        form->addRow(progress);
        auto *push = new QPushButton(QStringLiteral("Start from scratch"));
        push->setProperty("role", "primary");
        form->addRow(push);
        form->addRow(new QPushButton(QStringLiteral("Cancel")));
        auto *off2 = new QPushButton(QStringLiteral("Disabled"));
        off2->setEnabled(false);
        form->addRow(off2);
        auto *row = new QHBoxLayout;
        for (const char *name : {"brush", "box-select", "lasso", "fill"}) {
            auto *tool = new QToolButton;
            tool->setIcon(iconFor(QLatin1String(name)));
            tool->setCheckable(true);
            tool->setChecked(row->count() == 1);
            row->addWidget(tool);
        }
        row->addStretch();
        form->addRow(row);
        return box;
    }

    QAbstractItemModel *joints(QObject *parent)
    {
        auto *model = new QStandardItemModel(parent);
        for (int i = 0; i < 12; ++i) {
            auto *item = new QStandardItem(i == 5 ? QStringLiteral("a_very_long_joint_name_for_the_left_index_finger_tip_03")
                                                  : QStringLiteral("forearm_%1 左前臂").arg(i));
            item->setData(QColor::fromHsv(i * 137 % 360, 150, 200), JointColorRole);
            item->setData(i % 2 == 1, JointHatchedRole);
            item->setData(QStringLiteral("1,204"), JointNoteRole);
            model->appendRow(item);
        }
        return model;
    }

    void saveIconSheet(bool dark)
    {
        QLabel sheet;
        QPixmap pixmap(760, 620);
        pixmap.fill(sheet.palette().color(QPalette::Base));
        QPainter painter(&pixmap);
        painter.setPen(sheet.palette().color(QPalette::Text));
        painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 6));
        int i = 0;
        for (const QString &name : iconNames()) {
            const QPoint at(10 + i % 12 * 62, 6 + i / 12 * 60);
            iconFor(name).paint(&painter, QRect(at, QSize(32, 32)));
            iconFor(name).paint(&painter, QRect(at + QPoint(36, 10), QSize(16, 16)));
            painter.drawText(QRect(at + QPoint(-4, 34), QSize(60, 20)), name);
            ++i;
        }
        painter.end();
        sheet.setPixmap(pixmap);
        savePicture(sheet, dark ? QStringLiteral("icons-dark") : QStringLiteral("icons-light"));
    }

    ThemeController *m_theme = nullptr;
};

QTEST_MAIN(TestCommon)
#include "tst_common.moc"
