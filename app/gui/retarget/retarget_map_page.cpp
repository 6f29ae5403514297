#include "app/gui/retarget/retarget_pages.h"
#include "io/name_maps/name_map_file.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/retarget/joint_map_view.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kNameWidth = 200;

/// Titles of the built-in maps that are words and not names of programs; the files say them in English.
constexpr const char *kWordedTitles[] = {QT_TRANSLATE_NOOP("RetargetMapPage", "Common words"), QT_TRANSLATE_NOOP("RetargetMapPage", "Motion capture (CMU, BVH)"),
                                         QT_TRANSLATE_NOOP("RetargetMapPage", "BVH by joints (Collar, Shoulder, Elbow, Wrist)"), QT_TRANSLATE_NOOP("RetargetMapPage", "Unreal mannequin")};

QString shownTitle(const QString &title)
{
    const bool worded = std::any_of(std::begin(kWordedTitles), std::end(kWordedTitles), [&](const char *each) { return title == QLatin1String(each); });
    return worded ? QCoreApplication::translate("RetargetMapPage", title.toUtf8().constData()) : title;
}

} // namespace

RetargetMapPage::RetargetMapPage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_presets(new QComboBox(this))
    , m_view(new JointMapView(this))
    , m_text(new QLabel(this))
    , m_undo(new QToolButton(this))
    , m_redo(new QToolButton(this))
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
    for (QToolButton *button : {m_undo, m_redo}) {
        const bool undo = button == m_undo;
        button->setObjectName(undo ? QStringLiteral("retargetMapUndo") : QStringLiteral("retargetMapRedo"));
        button->setIcon(iconFor(undo ? QStringLiteral("undo") : QStringLiteral("redo")));
        button->setShortcut(undo ? QKeySequence::Undo : QKeySequence::Redo);
        button->setFocusPolicy(Qt::TabFocus);
        top->addWidget(button);
    }
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
    connect(m_undo, &QToolButton::clicked, this, [this] { goBack(m_done, m_undone); });
    connect(m_redo, &QToolButton::clicked, this, [this] { goBack(m_undone, m_done); });
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
    refreshHistory();
    emit changed();
}

void RetargetMapPage::fillPresets()
{
    const QSignalBlocker quiet(m_presets);
    m_presets->clear();
    const JointMapProposal votes = proposeJointMap(m_skeleton);
    m_presets->addItem(votes.mapTitle.isEmpty() ? tr("Proposed by the shape") : tr("Proposed: %1").arg(shownTitle(votes.mapTitle)), QString());
    for (const NameMap &map : openNameMaps(nameMapFolder()).maps)
        m_presets->addItem(tr("Preset: %1").arg(map.title), map.id);
    for (const NameMap &map : builtInNameMaps())
        m_presets->addItem(shownTitle(map.title), map.id);
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
    const std::optional<NameMap> before = m_draft->options.ownMap;
    const Result<NameMap> map = id.isEmpty() ? Result<NameMap>(NameMap()) : findNameMap(id, nameMapFolder());
    if ((before ? before->id : QString()) == id)
        return;
    m_done.push_back(before);
    m_undone.clear();
    setOwnMap(id.isEmpty() || !map ? std::nullopt : std::optional(*map));
}

void RetargetMapPage::takeMap()
{
    m_done.push_back(m_draft->options.ownMap);
    m_undone.clear();
    m_draft->options.ownMap = nameMapFrom(m_view->map(), m_skeleton, QStringLiteral("edited"), tr("Edited here"));
    m_draft->options.ownPose.reset();
    m_draft->makePlan();
    m_saved->hide();
    fillPresets();
    refreshHistory();
    emit answered();
    emit changed();
}

void RetargetMapPage::setOwnMap(std::optional<NameMap> map)
{
    m_draft->options.ownMap = std::move(map);
    m_draft->options.ownPose.reset();
    emit answered();
    enter();
}

void RetargetMapPage::goBack(std::vector<std::optional<NameMap>> &from, std::vector<std::optional<NameMap>> &to)
{
    if (from.empty())
        return;
    to.push_back(m_draft->options.ownMap);
    std::optional<NameMap> map = std::move(from.back());
    from.pop_back();
    setOwnMap(std::move(map));
}

void RetargetMapPage::refreshHistory()
{
    m_undo->setEnabled(!m_done.empty());
    m_redo->setEnabled(!m_undone.empty());
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
    m_undo->setToolTip(tr("Undo the last change of the joint map (%1)").arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_undo->setAccessibleName(tr("Undo"));
    m_redo->setToolTip(tr("Redo the change of the joint map (%1)").arg(QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
    m_redo->setAccessibleName(tr("Redo"));
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
