#include "model/document/change_set.h"

#include <algorithm>

namespace marrow {

namespace {

template <class T>
void uniteSorted(std::vector<T> &into, const std::vector<T> &other)
{
    std::vector<T> result;
    result.reserve(into.size() + other.size());
    std::set_union(into.begin(), into.end(), other.begin(), other.end(), std::back_inserter(result));
    into = std::move(result);
}

} // namespace

void ChangeSet::unite(const ChangeSet &other)
{
    flags |= other.flags;
    uniteSorted(joints, other.joints);
    uniteSorted(blocks, other.blocks);
    uniteSorted(clips, other.clips);
}

} // namespace marrow
