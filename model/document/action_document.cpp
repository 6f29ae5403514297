#include "model/document/action_document.h"

#include "model/document/edited_document_body.h"

#include <algorithm>

namespace marrow {

namespace {

/// The action without its keys.
HandKeyedAction headerOf(const HandKeyedAction &action)
{
    HandKeyedAction header;
    header.slug = action.slug;
    header.action = action.action;
    header.fps = action.fps;
    header.loop = action.loop;
    return header;
}

/// The difference between two states: the headers, and the run of keys that differs.
class ActionChange
{
public:
    ActionChange() = default;
    ActionChange(const HandKeyedAction &before, const HandKeyedAction &after)
        : m_headerBefore(headerOf(before))
        , m_headerAfter(headerOf(after))
    {
        const auto same = std::mismatch(before.keys.begin(), before.keys.end(), after.keys.begin(), after.keys.end());
        const auto sameBehind = std::mismatch(before.keys.rbegin(), std::make_reverse_iterator(same.first), after.keys.rbegin(), std::make_reverse_iterator(same.second));
        m_at = same.first - before.keys.begin();
        m_before.assign(same.first, sameBehind.first.base());
        m_after.assign(same.second, sameBehind.second.base());
        m_set.flags.setFlag(ActionChangeSet::Keys, !m_before.empty() || !m_after.empty());
        m_set.flags.setFlag(ActionChangeSet::Header, !(m_headerBefore == m_headerAfter));
    }

    bool empty() const { return !m_set.flags; }

    void swapIn(HandKeyedAction &action, bool after) const
    {
        std::vector<HandKey> keys = std::move(action.keys);
        const auto length = static_cast<std::ptrdiff_t>((after ? m_before : m_after).size());
        const std::vector<HandKey> &run = after ? m_after : m_before;
        keys.erase(keys.begin() + m_at, keys.begin() + m_at + length);
        keys.insert(keys.begin() + m_at, run.begin(), run.end());
        action = after ? m_headerAfter : m_headerBefore;
        action.keys = std::move(keys);
    }

    const ActionChangeSet &changeSet() const { return m_set; }
    std::size_t bytes() const { return sizeof(ActionChange) + (m_before.size() + m_after.size()) * sizeof(HandKey); }

private:
    HandKeyedAction m_headerBefore;
    HandKeyedAction m_headerAfter;
    std::ptrdiff_t m_at = 0;
    std::vector<HandKey> m_before;
    std::vector<HandKey> m_after;
    ActionChangeSet m_set;
};

} // namespace

/// What ActionDocument brings to EditedDocument.
template <>
struct KindRules<ActionKind>
{
    using Change = ActionChange;

    static void dropMissing(ActionState &state)
    {
        std::vector<int> &frames = state.selection.frames;
        std::sort(frames.begin(), frames.end());
        frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
        std::erase_if(frames, [&](int frame) {
            return std::none_of(state.asset.keys.begin(), state.asset.keys.end(), [frame](const HandKey &key) { return key.frame == frame; });
        });
        std::erase_if(state.selection.joints, [](int joint) { return joint < 1 || joint >= kHumanoidJointCount; });
    }
    static std::size_t selectionBytes(const ActionSelection &selection) { return (selection.frames.size() + selection.joints.size()) * sizeof(int); }
};

template class EditedDocument<ActionKind>;

ActionDocument::ActionDocument(HandKeyedAction asset, ActionCommandTable commands, QObject *parent)
    : EditedDocument(std::move(asset), std::move(commands), parent)
{
}

ActionDocument::~ActionDocument() = default;

void ActionDocument::reset(HandKeyedAction asset)
{
    replaceAsset(std::move(asset));
    ActionChangeSet change;
    change.cause = ActionChangeSet::Cause::Reset;
    change.flags = ActionChangeSet::Everything;
    emit committed(change);
    emit selectionChanged();
}

} // namespace marrow
