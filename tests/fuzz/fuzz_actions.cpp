// Hand-keyed documents and action packs: whatever the bytes, they are refused or read, and what was read is written and read again.

#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"

#include <cstddef>
#include <cstdint>

using namespace marrow;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto action = decodeHandKeyed(bytes)) {
        const auto again = decodeHandKeyed(encodeHandKeyed(*action));
        if (!again || !(*again == *action))
            __builtin_trap();
        if (action->lastFrame() < 2000)
            (void)bakedHandKeyed(*action);
    }
    static const HumanoidRest rest = standardHumanoidRest();
    static const std::vector<Action> actions = {*parametricAction(QStringLiteral("hit"), rest)};
    (void)auditPack(bytes, actions, rest);
    if (const auto pack = readActionPack(bytes); pack && !pack->empty())
        (void)packActions(*pack, rest);
    return 0;
}
