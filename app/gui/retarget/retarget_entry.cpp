#include "app/gui/retarget/retarget_entry.h"

#include "app/gui/open_documents.h"
#include "app/gui/retarget/retarget_wizard.h"
#include "model/character/skin/bound_model.h"
#include "model/document/character_document.h"

#include <algorithm>

namespace marrow {

namespace {

/// Voxel rigs and bound characters; others are no targets.
std::optional<RetargetTab> tabOf(const DocumentSession &session)
{
    if (VoxelDocument *document = session.voxel(); document && document->rig()) {
        const auto destination = [document, path = session.filePath()]() -> Result<RetargetDestination> {
            Result<VoxelTarget> target = voxelTarget(document->asset());
            if (!target)
                return target.error();
            RetargetDestination rig;
            rig.path = path;
            rig.voxel = std::move(*target);
            rig.asset = document->asset();
            return rig;
        };
        return RetargetTab{session.title(), destination, document, true};
    }
    if (CharacterDocument *document = session.character()) {
        const auto destination = [document, path = session.filePath()]() -> Result<RetargetDestination> {
            RetargetDestination character;
            character.path = path;
            const CharacterAsset &asset = document->asset();
            character.character = asset.placement.rest();
            if (asset.bound())
                character.model = std::make_shared<const CharacterModel>(boundModel(*asset.model, *asset.mesh, asset.placement, asset.weights.flat()));
            return character;
        };
        return RetargetTab{session.title(), destination, nullptr, true};
    }
    return {};
}

} // namespace

RetargetWizard *openRetargetWizard(const QStringList &files, OpenDocuments &documents, FilePrompts &prompts, QWidget *window)
{
    std::vector<RetargetTab> tabs;
    for (int i = 0; i < documents.count(); ++i) {
        std::optional<RetargetTab> tab = tabOf(*documents.at(i));
        if (tab)
            tabs.insert(i == documents.currentIndex() ? tabs.begin() : tabs.end(), std::move(*tab));
    }
    auto *wizard = new RetargetWizard(files, std::move(tabs), prompts, window);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->open();
    return wizard;
}

} // namespace marrow
