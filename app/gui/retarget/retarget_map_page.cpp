#include "app/gui/retarget/retarget_pages.h"
#include "io/name_maps/name_map_file.h"
#include "views/common/theme.h"
#include "views/retarget/joint_map_view.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kNameWidth = 200;

} // namespace

RetargetMapPage::RetargetMapPage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_presets(new QComboBox(this))
    , m_view(new JointMapView(this))
    , m_text(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_save(new QPushButton(this))
    , m_saved(new QLabel(this))
{
    m_presets->setObjectName(QStringLiteral("retargetPresets"));
    m_view->setObjectName(QStringLiteral("retargetMap"));
    m_name->setObjectName(QStringLiteral("retargetPresetName"));
    m_name->setFixedWidth(kNameWidth);
    m_save->setObjectName(QStringLiteral("retargetSavePreset"));
    m_save->setAutoDefault(false);
    m_saved->setProperty("role", "secondary");
    m_text->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_presets, 1);
    top->addSpacing(metrics::kSectionGap);
    top->addWidget(m_name);
    top->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_text);
    layout->addWidget(m_saved);
    m_saved->hide();
    connect(m_presets, &QComboBox::activated, this, &RetargetMapPage::usePreset);
    connect(m_view, &JointMapView::mapChanged, this, &RetargetMapPage::takeMap);
    connect(m_view, &JointMapView::currentChanged, this, &RetargetMapPage::refreshText);
    connect(m_save, &QPushButton::clicked, this, &RetargetMapPage::savePreset);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString &name) { m_save->setEnabled(!name.trimmed().isEmpty()); });
    retranslate();
}

WizardTexts RetargetMapPage::texts() const
{
    return {tr("Joint map"), tr("Which joint is which?"),
            tr("Choose a joint at the left and the source's joint that plays it at the right. Thick lines are the choice, dashed ones what the names say otherwise, dotted ones what the shape says otherwise.")};
}

QString RetargetMapPage::missing() const
{
    return !m_draft->plan && m_draft->planFailure ? m_draft->planFailure->message : QString();
}

void RetargetMapPage::enter()
{
    m_saved->hide();
    const Motion *reference = m_draft->reference();
    m_skeleton = reference ? namedSkeleton(*reference) : NamedSkeleton();
    fillPresets();
    const std::vector<NameMap> maps = m_draft->options.ownMap ? std::vector<NameMap>{*m_draft->options.ownMap} : builtInNameMaps();
    JointMapProposal votes = proposeJointMap(m_skeleton);
    m_view->setMap(m_skeleton, votes, proposeJointMap(m_skeleton, maps).map);
    m_draft->makePlan();
    refreshText();
    emit changed();
}

void RetargetMapPage::fillPresets()
{
    const QSignalBlocker quiet(m_presets);
    m_presets->clear();
    const JointMapProposal votes = proposeJointMap(m_skeleton);
    m_presets->addItem(votes.mapTitle.isEmpty() ? tr("Proposed by the shape") : tr("Proposed: %1").arg(votes.mapTitle), QString());
    for (const NameMap &map : openNameMaps(nameMapFolder()).maps)
        m_presets->addItem(tr("Preset: %1").arg(map.title), map.id);
    for (const NameMap &map : builtInNameMaps())
        m_presets->addItem(map.title, map.id);
    if (m_draft->options.ownMap) {
        const int known = m_presets->findData(m_draft->options.ownMap->id);
        if (known < 0)
            m_presets->addItem(tr("Edited here"), m_draft->options.ownMap->id);
        m_presets->setCurrentIndex(known < 0 ? m_presets->count() - 1 : known);
    }
}

void RetargetMapPage::usePreset(int index)
{
    const QString id = m_presets->itemData(index).toString();
    m_draft->options.ownMap.reset();
    m_draft->options.ownPose.reset();
    if (!id.isEmpty()) {
        if (const Result<NameMap> map = findNameMap(id, nameMapFolder()))
            m_draft->options.ownMap = *map;
    }
    emit answered();
    enter();
}

void RetargetMapPage::takeMap()
{
    m_draft->options.ownMap = nameMapFrom(m_view->map(), m_skeleton, QStringLiteral("edited"), tr("Edited here"));
    m_draft->options.ownPose.reset();
    m_draft->makePlan();
    m_saved->hide();
    fillPresets();
    emit answered();
    emit changed();
}

void RetargetMapPage::savePreset()
{
    const QString title = m_name->text().trimmed();
    QString id = title;
    id.replace(QRegularExpression(QStringLiteral("[^\\w\\-]+"), QRegularExpression::UseUnicodePropertiesOption), QStringLiteral("-"));
    const QString path = nameMapFolder() + QLatin1Char('/') + id + QStringLiteral(".json");
    const NameMap map = nameMapFrom(m_view->map(), m_skeleton, id, title);
    const Result<void> saved = saveNameMap(map, path);
    m_saved->setText(saved ? tr("Saved as %1").arg(QDir::toNativeSeparators(path)) : saved.error().message);
    m_saved->show();
    if (!saved)
        return;
    m_draft->options.ownMap = map;
    fillPresets();
}

void RetargetMapPage::refreshText()
{
    m_text->setText(m_view->currentText());
}

void RetargetMapPage::retranslate()
{
    m_presets->setAccessibleName(tr("Joint map"));
    m_presets->setToolTip(tr("Read the source by another map"));
    m_name->setPlaceholderText(tr("Name of a preset"));
    m_name->setAccessibleName(tr("Name of a preset"));
    m_name->setToolTip(tr("What the joint map is to be called when it is saved"));
    m_save->setText(tr("Save as Preset"));
    m_save->setToolTip(tr("Keep this joint map as a small file, for the next time and for the command line"));
    m_save->setEnabled(!m_name->text().trimmed().isEmpty());
    m_view->setAccessibleName(tr("Joints of the skeleton and of the source"));
    if (m_presets->count() > 0)
        fillPresets();
    refreshText();
}

} // namespace marrow
