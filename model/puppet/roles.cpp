#include "model/puppet/roles.h"

namespace marrow {

std::vector<std::uint32_t> parametersOfRole(const PuppetRig &rig, QLatin1String name)
{
    std::vector<std::uint32_t> parameters;
    for (const Role &role : rig.roles) {
        if (role.role == name) {
            parameters.insert(parameters.end(), role.parameters.begin(), role.parameters.end());
        }
    }
    return parameters;
}

} // namespace marrow
