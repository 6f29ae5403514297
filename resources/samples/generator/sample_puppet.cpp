#include "resources/samples/generator/sample_puppet.h"

#include "resources/samples/generator/art.h"
#include "resources/samples/generator/keeper.h"

#include <algorithm>

namespace marrow::sample {

Puppet makeLanternKeeper()
{
    constexpr int kPage = 2048;
    std::vector<Layer> layers;
    for (const std::vector<Layer> &some :
         {capeLayers(), hairLayers(), bodyLayers(), headLayers(), eyeLayers(), armLayers(), lanternLayers()})
        layers.insert(layers.end(), some.begin(), some.end());
    const Atlas atlas(layers, kPage);

    Keeper keeper(atlas);
    keeper.build.rig.canvas = {1000, 1400, 500, 700, 1000};
    addParameters(keeper);
    addParts(keeper);
    addBody(keeper);
    addArms(keeper);
    addCloth(keeper);
    addHead(keeper);
    addEyes(keeper);
    addLight(keeper);
    addAdvanced(keeper);
    addPhysics(keeper);
    addMotion(keeper);
    addTables(keeper);

    PuppetRig &rig = keeper.build.rig;
    const QByteArray png = atlas.png();
    std::vector<std::uint8_t> bytes(std::size_t(png.size()));
    std::copy(png.begin(), png.end(), bytes.begin());
    TexturePage page;
    page.width = page.height = kPage;
    page.data = ByteArray(std::move(bytes));
    rig.textures = {page};

    Puppet puppet;
    puppet.panel = keeperPanel(rig);
    puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
    return puppet;
}

} // namespace marrow::sample
