#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace marrow {

/// What moves a puppet over time: physics, clips with their extensions, expressions, roles, pose groups; and the tables a
/// host reads beside them (P2LRT 2.0 PHYS CLIP ROLE META EXPR HITA UDAT POSE CEXT; evaluation rules 1.7, 6).
/// Times are seconds; a negative fade means that none is given.

enum class PhysicsSource : std::uint8_t { X = 0, Angle = 1, Y = 2 };

struct PhysicsInput
{
    std::uint32_t parameter = 0;
    float weight = 100; ///< percent
    PhysicsSource source = PhysicsSource::X;
    bool reflect = false;
    bool operator==(const PhysicsInput &) const = default;
};

struct PhysicsOutput
{
    std::uint32_t parameter = 0;
    std::uint32_t vertex = 0; ///< 0..segments; 0 reads nothing
    float scale = 1;
    float weight = 100; ///< percent
    PhysicsSource source = PhysicsSource::X;
    bool reflect = false;
    bool operator==(const PhysicsOutput &) const = default;
};

struct PhysicsSegment
{
    float length = 0;
    float mobility = 0;
    float delay = 0;
    float acceleration = 0;
    bool operator==(const PhysicsSegment &) const = default;
};

struct PhysicsGroup
{
    QString id;
    QString name;
    std::vector<PhysicsInput> inputs;
    std::vector<PhysicsOutput> outputs;
    std::vector<PhysicsSegment> segments;
    float positionMin = 0;
    float positionDefault = 0;
    float positionMax = 0;
    float angleMin = 0;
    float angleDefault = 0;
    float angleMax = 0;
    bool operator==(const PhysicsGroup &) const = default;
};

struct Physics
{
    float fps = 0; ///< 0 or less: one step a call
    std::vector<PhysicsGroup> groups;
    bool operator==(const Physics &) const = default;
};

enum class SegmentKind : std::uint8_t { Linear = 0, Bezier = 1, Stepped = 2, InverseStepped = 3 };

/// A piece of a curve, ending at (time, value). The handles belong to Bezier pieces and are 0 in all others.
struct CurveSegment
{
    SegmentKind kind = SegmentKind::Linear;
    float control1Time = 0;
    float control1Value = 0;
    float control2Time = 0;
    float control2Value = 0;
    float time = 0;
    float value = 0;
    bool operator==(const CurveSegment &) const = default;
};

struct Curve
{
    float startTime = 0;
    float startValue = 0;
    std::vector<CurveSegment> segments;
    bool operator==(const Curve &) const = default;
};

struct ParameterCurve
{
    std::uint32_t parameter = 0;
    Curve curve;
    bool operator==(const ParameterCurve &) const = default;
};

struct Clip
{
    QString id;
    QString name;
    QString group;
    float duration = 0;
    float fps = 0;
    bool loop = false;
    float fadeIn = -1;
    float fadeOut = -1;
    std::vector<ParameterCurve> curves;
    bool operator==(const Clip &) const = default;
};

struct Role
{
    QString role;
    std::vector<std::uint32_t> parameters;
    bool operator==(const Role &) const = default;
};

struct MetaEntry
{
    QString key;
    QString value;
    bool operator==(const MetaEntry &) const = default;
};

enum class ExpressionBlend : std::uint8_t { Add = 0, Multiply = 1, Overwrite = 2 };

struct ExpressionParameter
{
    std::uint32_t parameter = 0;
    ExpressionBlend blend = ExpressionBlend::Add;
    float value = 0;
    bool operator==(const ExpressionParameter &) const = default;
};

struct Expression
{
    QString id;
    QString name;
    float fadeIn = 0;
    float fadeOut = 0;
    std::vector<ExpressionParameter> parameters;
    bool operator==(const Expression &) const = default;
};

struct HitArea
{
    QString id;
    QString name;
    std::vector<std::uint32_t> meshes;
    bool operator==(const HitArea &) const = default;
};

struct UserData
{
    std::uint32_t mesh = 0;
    QString value;
    bool operator==(const UserData &) const = default;
};

struct PoseEntry
{
    std::uint32_t part = 0;
    std::vector<std::uint32_t> linkedParts;
    bool operator==(const PoseEntry &) const = default;
};

/// Mutually exclusive parts; every group has at least one entry.
struct PoseGroups
{
    float fadeIn = 0;
    std::vector<std::vector<PoseEntry>> groups;
    bool operator==(const PoseGroups &) const = default;
};

struct ClipEvent
{
    float time = 0; ///< never before the previous event's
    QString value;
    bool operator==(const ClipEvent &) const = default;
};

enum class CurveTarget : std::uint8_t { PartOpacity = 1, ModelOpacity = 2, EyeEffect = 3, LipEffect = 4 };

/// A curve of a clip that drives something other than a parameter.
struct TargetCurve
{
    CurveTarget target = CurveTarget::ModelOpacity;
    std::int32_t part = -1; ///< in range for PartOpacity, any number otherwise
    float fadeIn = -1;
    float fadeOut = -1;
    Curve curve;
    bool operator==(const TargetCurve &) const = default;
};

/// Fades of one curve of the clip's own list.
struct CurveFade
{
    std::uint32_t curve = 0;
    float fadeIn = -1;
    float fadeOut = -1;
    bool operator==(const CurveFade &) const = default;
};

/// A CEXT record. A clip has at most one that is not entirely empty.
struct ClipExtension
{
    std::uint32_t clip = 0;
    std::vector<ClipEvent> events;
    std::vector<TargetCurve> curves;
    std::vector<CurveFade> fades;
    bool operator==(const ClipExtension &) const = default;
};

} // namespace marrow
