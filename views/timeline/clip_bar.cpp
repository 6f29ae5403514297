#include "views/timeline/clip_bar.h"

#include "model/voxel/clip_ops.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/timeline/clip_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace marrow {

namespace {
constexpr qint64 kNewClipMs = 1000;
} // namespace

ClipBar::ClipBar(TimelineModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_clips(new QComboBox(this))
    , m_add(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_length(new NumberField(this))
    , m_menu(new QMenu(this))
{
    setObjectName("clipBar");
    m_clips->setObjectName("clipChoice");
    m_clips->setMinimumWidth(96);
    m_clips->setMaximumWidth(160);
    m_clips->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_more->setIcon(iconFor(QStringLiteral("more")));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setObjectName("clipMenu");
    m_length->setObjectName("clipLength");
    m_length->setRange(0, kLongestClipMs);
    m_length->setDecimals(0);
    m_length->setStep(10);
    m_length->setUnit(QStringLiteral("ms"));
    m_length->setFixedWidth(84);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_clips, m_add, m_more, m_length})
        layout->addWidget(widget);
    buildMenu();
    connect(m_add, &QToolButton::clicked, this, &ClipBar::addClip);
    connect(m_clips, &QComboBox::activated, this, [this](int index) {
        if (!m_model->context() || !m_clips->itemData(index).isValid())
            return;
        m_model->context()->selectClip(static_cast<std::uint16_t>(m_clips->itemData(index).toUInt()));
        fillClips(); // what is loose may have kept the clip
    });
    connect(m_length, &NumberField::valueCommitted, this, [this](double length) {
        if (m_model->clip())
            setLength(qRound64(length));
        fillClips();
    });
    connect(m_model, &TimelineModel::contextChanged, this, &ClipBar::fillClips);
    connect(m_model, &TimelineModel::keysChanged, this, &ClipBar::fillClips);
    retranslate();
    fillClips();
}

QAction *ClipBar::addAction(const char *icon, const QKeySequence &keys, std::function<void()> run, bool needsClip)
{
    auto *action = new QAction(this);
    if (*icon)
        action->setIcon(iconFor(QString::fromLatin1(icon)));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, std::move(run));
    m_menu->addAction(action);
    m_actions.append(action);
    if (needsClip)
        m_clipOnly.append(action);
    return action;
}

void ClipBar::buildMenu()
{
    const auto separator = [this] {
        m_menu->addSeparator();
        m_actions.append(nullptr);
    };
    const auto plain = [this](const QString &command) {
        return [this, command] { m_model->run(command, {{"clip", m_model->clip()->id}}); };
    };
    addAction("plus", {}, [this] { addClip(); }, false);
    addAction("duplicate", {}, plain(QStringLiteral("clip.duplicate")));
    addAction("rename", {}, [this] { askRename(m_model, this); });
    addAction("", {}, [this] { askRenumber(m_model, this); });
    addAction("trash", {}, [this] { deleteClip(); });
    separator();
    addAction("", {}, [this] { askRetime(m_model, this); });
    addAction("", {}, plain(QStringLiteral("clip.reverse")));
    addAction("mirror", {}, [this] { askMirror(m_model, this); });
    addAction("", {}, [this] { askMerge(m_model, this); });
    addAction("loop", {}, plain(QStringLiteral("clip.makeLoop")));
    separator();
    addAction("", {}, [this] { askCleanup(m_model, this); });
    addAction("", {}, [this] { askResample(m_model, false, this); });
    addAction("", {}, [this] { askResample(m_model, true, this); });
    separator();
    addAction("copy", {}, [this] { copyClip(); });
    addAction("paste", {}, [this] { pasteClip(); }, false);
    addAction("import", {}, [this] { emit importRequested(); }, false);
    addAction("export", {}, [this] { emit exportRequested(); });
}

void ClipBar::retranslate()
{
    const QStringList texts = {tr("&Add a Clip"),        tr("&Duplicate"),      tr("Re&name…"),          tr("Ren&umber…"),       tr("De&lete"), {},
                               tr("Re&time…"),           tr("&Reverse"),        tr("&Mirror…"),          tr("Mer&ge…"),          tr("Make a L&oop"), {},
                               tr("&Clean up…"),         tr("Re&sample…"),      tr("&Bake Smooth…"),     {},
                               tr("Cop&y the Clip"),     tr("&Paste a Clip"),   tr("&Import Clips…"),    tr("&Export the Clip…")};
    const QStringList hints = {tr("An empty clip of one second"), {}, {}, tr("Another id for this clip"), {}, {},
                               tr("Another length, with its keys stretched or cut"), tr("Play it from the end"),
                               tr("Exchange left and right by the joints' names"), tr("Lay another clip over this one"),
                               tr("The end becomes like the beginning"), {},
                               tr("Take out keys that change nothing within a tolerance"), tr("A key at every frame"),
                               tr("Make the smooth interpolation of the preview into keys"), {},
                               tr("As text, for this or another document"), tr("Joints are found by their names"), tr("From JSON"), tr("As JSON")};
    for (int i = 0; i < m_actions.size(); ++i) {
        if (!m_actions[i])
            continue;
        m_actions[i]->setText(texts.at(i));
        m_actions[i]->setStatusTip(hints.at(i));
        m_actions[i]->setToolTip(hints.at(i));
    }
    m_clips->setToolTip(tr("The clip that is shown"));
    m_add->setToolTip(tr("Add a clip"));
    m_more->setToolTip(tr("What can be done with the clip"));
    m_length->setToolTip(tr("How long the clip lasts. Keys stay at their times; what lies behind a shorter end is cut. Retime in the menu stretches them."));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_clips, m_add, m_more})
        widget->setAccessibleName(widget->toolTip());
    m_length->setAccessibleName(tr("Length of the clip"));
}

void ClipBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillClips();
    }
    QWidget::changeEvent(event);
}

void ClipBar::fillClips()
{
    const QSignalBlocker block(m_clips);
    const Rig *rig = m_model->rig();
    const AnimationClip *clip = m_model->clip();
    m_clips->clear();
    if (rig) {
        for (const AnimationClip &each : rig->clips)
            m_clips->addItem(each.name.isEmpty() ? tr("Clip %1").arg(each.id) : each.name, each.id);
        for (int i = 0; i < m_clips->count(); ++i)
            m_clips->setItemData(i, tr("Id %1").arg(m_clips->itemData(i).toUInt()), Qt::ToolTipRole);
    }
    m_clips->setCurrentIndex(clip ? m_clips->findData(clip->id) : -1);
    m_clips->setPlaceholderText(rig && rig->clips.empty() ? tr("No clip yet") : tr("Choose a clip"));
    m_clips->setEnabled(m_clips->count() > 0);
    m_add->setEnabled(rig != nullptr);
    m_more->setEnabled(rig != nullptr);
    m_length->setEnabled(clip != nullptr);
    m_length->setValue(clip ? clip->durationMs : 0);
    for (QAction *action : m_clipOnly)
        action->setEnabled(clip != nullptr);
}

void ClipBar::addClip()
{
    if (!m_model->rig() || !m_model->context()->settleLoose())
        return;
    m_model->run(QStringLiteral("clip.add"), {{"durationMs", kNewClipMs}});
    m_model->context()->setActive(true);
}

void ClipBar::setLength(qint64 durationMs)
{
    const AnimationClip &clip = *m_model->clip();
    qsizetype cut = 0;
    for (const JointTrack &track : clip.tracks)
        cut += std::count_if(track.keys.begin(), track.keys.end(), [durationMs](const TransformKey &key) { return key.timeMs > durationMs; });
    m_model->run(QStringLiteral("clip.setDuration"), {{"clip", clip.id}, {"durationMs", durationMs}, {"keys", "trim"}});
    if (cut > 0 && m_model->clip() && m_model->clip()->durationMs == durationMs)
        emit notice(tr("%n key(s) behind the new end were cut. Undo brings them back.", nullptr, static_cast<int>(cut)));
}

void ClipBar::deleteClip()
{
    const std::vector<AnimationClip> &clips = m_model->rig()->clips;
    const auto at = std::find_if(clips.begin(), clips.end(), [this](const AnimationClip &clip) { return clip.id == m_model->clip()->id; });
    // The neighbour is shown then, rather than nothing.
    std::optional<std::uint16_t> next;
    if (at + 1 != clips.end())
        next = (at + 1)->id;
    else if (at != clips.begin())
        next = (at - 1)->id;
    m_model->run(QStringLiteral("clip.delete"), {{"clips", QJsonArray{at->id}}});
    if (next)
        m_model->context()->selectClip(next);
}

void ClipBar::copyClip()
{
    const QJsonObject json = clipsToJson(*m_model->rig(), {m_model->clip()->id});
    QGuiApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
    m_model->tell(tr("%1 is on the clipboard. Paste it here or in another document.").arg(m_model->clip()->name));
}

void ClipBar::pasteClip()
{
    importClips(QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).object());
}

void ClipBar::importClips(const QJsonObject &json)
{
    if (!m_model->rig())
        return;
    QStringList missing;
    const Result<QJsonObject> args = importArgs(json, m_model->rig()->skeleton, &missing);
    if (!args) {
        emit notice(args.error().message);
        return;
    }
    if (!m_model->context()->settleLoose())
        return;
    if (m_model->context()->rigContext()->run(QStringLiteral("clip.import"), *args) && !missing.isEmpty())
        emit notice(tr("Keys of these joints were left out, as this skeleton has none of their names: %1").arg(missing.join(QStringLiteral(", "))));
}

} // namespace marrow
