#include "views/character/character_bar.h"

#include "views/common/icons.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace marrow {

CharacterBar::CharacterBar(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_shown(new QComboBox(this))
    , m_colors(new QComboBox(this))
    , m_wire(new QToolButton(this))
{
    setObjectName("characterBar");
    m_caption->setProperty("role", "secondary");
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_colors->setObjectName("characterColors");
    m_wire->setObjectName("characterWire");
    m_wire->setIcon(iconFor(QStringLiteral("wireframe")));
    m_wire->setCheckable(true);
    m_wire->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(4);
    layout->addWidget(m_caption, 1);
    layout->addWidget(m_shown);
    layout->addWidget(m_colors);
    layout->addWidget(m_wire);
    m_toggles = new QHBoxLayout;
    m_toggles->setSpacing(0);
    layout->addLayout(m_toggles);
    m_shown->setObjectName("characterShown");
    connect(m_shown, &QComboBox::activated, this, [this](int row) { emit boundChosen(row == 1); });
    connect(m_colors, &QComboBox::activated, this, &CharacterBar::choose);
    connect(m_wire, &QToolButton::clicked, this, &CharacterBar::choose);
    retranslate();
}

void CharacterBar::choose()
{
    m_look.colors = static_cast<CharacterLook::Colors>(m_colors->currentData().toInt());
    m_look.wireframe = m_wire->isChecked();
    emit lookChanged(m_look);
}

void CharacterBar::setLook(const CharacterLook &look)
{
    m_look = look;
    m_colors->setCurrentIndex(m_colors->findData(static_cast<int>(look.colors)));
    m_wire->setChecked(look.wireframe);
}

void CharacterBar::setShown(bool choice, bool bound)
{
    m_shown->setVisible(choice);
    m_shown->setCurrentIndex(bound ? 1 : 0);
}

void CharacterBar::addToggle(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    m_toggles->addWidget(button);
}

void CharacterBar::setCaption(const QString &caption)
{
    m_text = caption;
    m_caption->setToolTip(caption);
    elide();
}

void CharacterBar::elide()
{
    m_caption->setText(m_caption->fontMetrics().elidedText(m_text, Qt::ElideRight, m_caption->width()));
}

void CharacterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
}

void CharacterBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CharacterBar::retranslate()
{
    using Colors = CharacterLook::Colors;
    const int shown = std::max(0, m_shown->currentIndex());
    m_shown->clear();
    m_shown->addItems({tr("As imported"), tr("As bound here")});
    m_shown->setCurrentIndex(shown);
    m_shown->setToolTip(tr("Shows the model as it came, or with the 22 joints and weights it has here"));
    m_shown->setAccessibleName(tr("Skeleton"));
    const QSignalBlocker block(m_colors);
    m_colors->clear();
    const std::pair<Colors, QString> choices[] = {{Colors::Materials, tr("Textures")}, {Colors::Plain, tr("Plain")}, {Colors::HeatMap, tr("Weights of the joint")}, {Colors::Dominance, tr("Strongest joint")}};
    for (const auto &[colors, text] : choices)
        m_colors->addItem(text, static_cast<int>(colors));
    m_colors->setToolTip(tr("What the surface shows: its textures, one grey, how strongly it follows the selected joint, or which joint each vertex follows most"));
    m_colors->setAccessibleName(tr("Surface"));
    m_wire->setToolTip(tr("Wireframe: draw the edges over the surface"));
    m_wire->setAccessibleName(tr("Wireframe"));
    setLook(m_look);
}

} // namespace marrow
