#include "model/document/selection.h"

#include <algorithm>

namespace marrow {

void sortKeys(std::vector<KeyRef> &keys)
{
    if (!std::is_sorted(keys.begin(), keys.end()))
        std::sort(keys.begin(), keys.end());
    std::size_t kept = 0;
    for (const KeyRef &key : keys) {
        if (kept > 0 && std::is_eq(keys[kept - 1] <=> key))
            keys[kept - 1].parts |= key.parts;
        else
            keys[kept++] = key;
    }
    keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(kept), keys.end());
}

} // namespace marrow
