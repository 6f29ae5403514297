#include "views/play/expressions_box.h"

#include "views/common/elided_combo.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

QString partLabel(const PuppetRig &rig, std::uint32_t part)
{
    const Part &record = rig.parts[part];
    return record.name.isEmpty() ? record.id : record.name;
}

} // namespace

ExpressionsBox::ExpressionsBox(QWidget *parent)
    : PlayBox(parent)
    , m_none(new QLabel(this))
    , m_several(new QCheckBox(this))
    , m_layout(new QVBoxLayout(this))
{
    setObjectName("expressions");
    m_none->setWordWrap(true);
    m_none->setProperty("role", "secondary");
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_none);
    m_layout->addWidget(m_several);
    retranslate();
}

void ExpressionsBox::listen()
{
    connect(context(), &PuppetContext::ticked, this, &ExpressionsBox::refresh);
}

void ExpressionsBox::rebuild()
{
    delete m_content;
    m_content = nullptr;
    m_expressions.clear();
    m_groups.clear();
    const bool expressions = context() && !rig().expressions.empty();
    const bool groups = context() && !rig().pose.groups.empty();
    m_none->setVisible(!expressions && !groups);
    m_several->setVisible(expressions);
    if (!expressions && !groups)
        return;
    m_content = new QWidget(this);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_layout->addWidget(m_content);
    if (expressions)
        addExpressions();
    if (groups)
        addPoseGroups();
    refresh();
    emit laidOut();
}

void ExpressionsBox::addExpressions()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    const QLocale locale;
    for (std::uint32_t i = 0; i < rig().expressions.size(); ++i) {
        const Expression &expression = rig().expressions[i];
        auto *box = new QCheckBox(expression.name.isEmpty() ? expression.id : expression.name, m_content);
        box->setObjectName(QStringLiteral("expression%1").arg(i));
        box->setToolTip(tr("Fades in over %1 s and out over %2 s")
                            .arg(locale.toString(static_cast<double>(expression.fadeIn), 'f', 2),
                                 locale.toString(static_cast<double>(expression.fadeOut), 'f', 2)));
        connect(box, &QCheckBox::clicked, this, [this, i](bool on) { toggle(i, on); });
        grid->addWidget(box, static_cast<int>(i / 2), static_cast<int>(i % 2));
        m_expressions.push_back(box);
    }
    static_cast<QVBoxLayout *>(m_content->layout())->addLayout(grid);
}

void ExpressionsBox::addPoseGroups()
{
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setVerticalSpacing(4);
    for (std::uint32_t g = 0; g < rig().pose.groups.size(); ++g) {
        auto *label = new QLabel(tr("Shown part %1").arg(g + 1), m_content);
        auto *combo = new ElidedCombo(m_content);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // a long name must not widen the panel
        combo->setMinimumContentsLength(8);
        combo->setObjectName(QStringLiteral("poseGroup%1").arg(g));
        combo->setToolTip(tr("One of these parts is shown at a time; the other fades out"));
        combo->setAccessibleName(label->text());
        for (const PoseEntry &entry : rig().pose.groups[g])
            combo->addItem(partLabel(rig(), entry.part));
        connect(combo, &QComboBox::activated, this, [this, g](int entry) {
            puppet().poseGroups().show(g, static_cast<std::uint32_t>(entry));
            context()->setPlaying(true); // the fade takes time
        });
        grid->addWidget(label, static_cast<int>(g), 0);
        grid->addWidget(combo, static_cast<int>(g), 1);
        m_groups.push_back(combo);
    }
    static_cast<QVBoxLayout *>(m_content->layout())->addLayout(grid);
}

void ExpressionsBox::toggle(std::uint32_t expression, bool on)
{
    ExpressionPlayer &player = puppet().expressions();
    const auto number = static_cast<std::int32_t>(expression);
    if (!on)
        player.remove(number);
    else if (m_several->isChecked())
        player.add(number);
    else
        player.play(number);
    context()->setPlaying(true); // the fade takes time
    refresh();
}

void ExpressionsBox::refresh()
{
    if (!context())
        return;
    const std::vector<std::uint32_t> playing = puppet().expressions().playing();
    for (std::uint32_t i = 0; i < m_expressions.size(); ++i)
        m_expressions[i]->setChecked(std::find(playing.begin(), playing.end(), i) != playing.end());
    for (std::uint32_t g = 0; g < m_groups.size(); ++g) {
        const QSignalBlocker block(m_groups[g]);
        m_groups[g]->setCurrentIndex(static_cast<int>(puppet().poseGroups().shown(g)));
    }
}

void ExpressionsBox::retranslate()
{
    m_none->setText(tr("This puppet has no expressions."));
    m_several->setText(tr("Several at once"));
    m_several->setToolTip(tr("Off: an expression takes the place of the one before. On: they add up."));
}

} // namespace marrow
