#include "io/scene/scene_tree.h"

#include <QCoreApplication>

#include <cmath>
#include <cstring>

namespace marrow::scene {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

constexpr std::size_t kMostNodes = 1'000'000;

bool isPivot(const aiNode &node)
{
    return std::strstr(node.mName.C_Str(), "_$AssimpFbx") != nullptr;
}

/// A number of the scene's own facts, whatever type it is kept as.
double fact(const aiScene &scene, const char *name, double otherwise)
{
    if (!scene.mMetaData)
        return otherwise;
    if (std::int32_t whole = 0; scene.mMetaData->Get(name, whole))
        return whole;
    if (double number = 0; scene.mMetaData->Get(name, number))
        return number;
    if (float number = 0; scene.mMetaData->Get(name, number))
        return static_cast<double>(number);
    return otherwise;
}

/// Rows are the file's axes that become x, y and z. The identity when the file names one axis twice.
Eigen::Matrix3d axesOf(const aiScene &scene, SceneFacts &facts)
{
    Eigen::Matrix3d rows = Eigen::Matrix3d::Zero();
    const char *const names[] = {"CoordAxis", "UpAxis", "FrontAxis"};
    const char *const signs[] = {"CoordAxisSign", "UpAxisSign", "FrontAxisSign"};
    const int usual[] = {0, 1, 2};
    for (int row = 0; row < 3; ++row) {
        const int axis = static_cast<int>(fact(scene, names[row], usual[row]));
        if (axis < 0 || axis > 2)
            return Eigen::Matrix3d::Identity();
        rows(row, axis) = fact(scene, signs[row], 1) < 0 ? -1 : 1;
    }
    const double determinant = rows.determinant();
    if (std::abs(std::abs(determinant) - 1) > 1e-6)
        return Eigen::Matrix3d::Identity();
    if (determinant < 0) {
        facts.leftHanded = true;
        rows.row(0) = -rows.row(0);
    }
    return rows;
}

void chooseSpace(const aiScene &scene, const SceneReadOptions &options, SceneFacts &facts, Tree &tree)
{
    if (options.kind == SceneKind::Pmx) {
        tree.metres = options.metresPerUnit.value_or(kMetresPerMmdUnit); // Assimp has mirrored z already
        facts.up = QStringLiteral("y");
    } else {
        const double centimetres = fact(scene, "UnitScaleFactor", 1);
        const double usual = std::isfinite(centimetres) && centimetres > 1e-9 && centimetres < 1e9 ? centimetres * 0.01 : 0.01;
        tree.metres = options.metresPerUnit.value_or(usual);
        tree.toYUp = axesOf(scene, facts);
        if (options.up == QLatin1String("y"))
            tree.toYUp.setIdentity();
        else if (options.up == QLatin1String("z"))
            tree.toYUp << 1, 0, 0, 0, 0, 1, 0, -1, 0;
        int up = 1;
        tree.toYUp.row(1).cwiseAbs().maxCoeff(&up);
        facts.up = QString(QLatin1Char("xyz"[up]));
    }
    facts.metresPerUnit = tree.metres;
}

/// A node that is open, with the helpers between it and the last node that counts.
struct Open
{
    const aiNode *node;
    int parent;
    std::vector<const aiNode *> chain;
};

} // namespace

Eigen::Matrix4d matrix(const aiMatrix4x4 &m)
{
    Eigen::Matrix4d out;
    for (unsigned row = 0; row < 4; ++row) {
        for (unsigned column = 0; column < 4; ++column)
            out(row, column) = static_cast<double>(m[row][column]);
    }
    return out;
}

Eigen::Vector3d vector(const aiVector3D &v)
{
    return {static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)};
}

Parts partsOf(const Eigen::Matrix4d &matrix)
{
    Parts parts;
    parts.translation = matrix.block<3, 1>(0, 3);
    Eigen::Matrix3d turn = matrix.block<3, 3>(0, 0);
    for (int axis = 0; axis < 3; ++axis) {
        parts.scale[axis] = turn.col(axis).norm();
        if (parts.scale[axis] > 0)
            turn.col(axis) /= parts.scale[axis];
        else
            turn.col(axis) = Eigen::Vector3d::Unit(axis);
    }
    if (turn.determinant() < 0) {
        parts.scale.x() = -parts.scale.x();
        turn.col(0) = -turn.col(0);
    }
    parts.rotation = Eigen::Quaterniond(turn).normalized();
    if (!parts.rotation.coeffs().allFinite())
        parts.rotation.setIdentity();
    const Eigen::Matrix3d product = parts.rotation.toRotationMatrix() * parts.scale.asDiagonal();
    parts.error = (product - matrix.block<3, 3>(0, 0)).cwiseAbs().maxCoeff();
    return parts;
}

Eigen::Matrix4d Tree::written(const Node &node, const Eigen::Matrix4d &product) const
{
    Eigen::Matrix4d out = product;
    out.block<3, 1>(0, 3) *= metres;
    if (node.parent < 0)
        out.topRows<3>() = (toYUp * out.topRows<3>()).eval();
    return out;
}

Result<Tree> readTree(const aiScene &scene, const SceneReadOptions &options, const TopBones &topBones, SceneFacts &facts)
{
    Tree tree;
    chooseSpace(scene, options, facts, tree);
    std::vector<Open> open;
    if (!scene.mRootNode)
        return tree;
    // The root of an FBX is the file itself. Newer versions of Assimp turn it to +Y up, which is done here instead.
    const bool skipRoot = options.kind == SceneKind::Fbx && scene.mRootNode->mNumMeshes == 0;
    for (unsigned i = scene.mRootNode->mNumChildren; skipRoot && i-- > 0;)
        open.push_back({scene.mRootNode->mChildren[i], -1, {}});
    if (!skipRoot)
        open.push_back({scene.mRootNode, -1, {}});
    while (!open.empty()) {
        Open next = std::move(open.back());
        open.pop_back();
        int parent = next.parent;
        next.chain.push_back(next.node);
        if (isPivot(*next.node)) {
            ++facts.pivots;
        } else {
            if (tree.nodes.size() >= kMostNodes)
                return Error{QStringLiteral("scene.limit"), Texts::tr("The model has more than a million nodes."), {}, nullptr};
            Node node;
            node.name = QString::fromUtf8(next.node->mName.C_Str());
            node.parent = next.parent;
            node.chain = std::move(next.chain);
            node.meshes.assign(next.node->mMeshes, next.node->mMeshes + next.node->mNumMeshes);
            Eigen::Matrix4d product = Eigen::Matrix4d::Identity();
            for (const aiNode *factor : node.chain)
                product = product * matrix(factor->mTransformation);
            if (const auto top = topBones.find(next.node->mName.C_Str()); top != topBones.end() && node.parent == 0 && node.meshes.empty())
                product.block<3, 1>(0, 3) = top->second;
            node.rest = tree.written(node, product);
            if (!node.rest.allFinite())
                node.rest.setIdentity();
            parent = static_cast<int>(tree.nodes.size());
            tree.byName.emplace(next.node->mName.C_Str(), parent);
            tree.nodes.push_back(std::move(node));
            next.chain.clear();
        }
        for (unsigned i = next.node->mNumChildren; i-- > 0;)
            open.push_back({next.node->mChildren[i], parent, next.chain});
    }
    return tree;
}

} // namespace marrow::scene
