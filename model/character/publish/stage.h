#pragma once

#include "model/character/character_model.h"
#include "model/character/publish/anim_map.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace marrow {

/// How long one action fades into the next (character-pipeline, section 7).
inline constexpr double kStageFadeSeconds = 0.22;

/// What a game sees of a published folder, and all it sees. Implemented over a folder by io; tests make their own.
class StageSource
{
public:
    virtual ~StageSource() = default;

    /// Grows or changes whenever the contract was written anew; nullopt when there is none. Cheap: asked before every frame.
    virtual std::optional<qint64> contractStamp() const = 0;
    virtual Result<AnimMap> contract() const = 0;
    virtual bool has(const QString &fileName) const = 0;
    /// Every "chr_X.glb" that is no published file: the game's own models.
    virtual QStringList originals() const = 0;
    /// A model of the folder. The same file gives the same object until it changes, so that members share meshes and clips.
    virtual Result<std::shared_ptr<const CharacterModel>> model(const QString &fileName) const = 0;
};

/// What a member is at, told by the game.
struct StageActivity
{
    QString kind; ///< of work; empty: none
    bool moving = false;
    bool chasing = false;

    bool operator==(const StageActivity &) const = default;
};

/// Which action a member plays: moving wins over working, kinds go by the contract, and what is not in it falls back to the default.
QString stageAction(const AnimMap &contract, const StageActivity &activity);
using StageRule = std::function<QString(const AnimMap &, const StageActivity &)>;

/// Whether a clip goes round: it ends in the pose in which it begins. Neither the contract nor a pack says so otherwise; "the last frame of a
/// loop repeats the first" (character-decisions, "Retarget"; character-pipeline, section 9). One that does not would jump at every turn,
/// as no change of action may (section 7): it is played once, and its last pose is held until the member is told something else.
bool clipLoops(const ModelClip &clip);

/// Plays the clips of a pack on one skeleton; each member has its own, so no two are ever in step by accident. A plain value.
class StagePlayer
{
public:
    /// Pairs the pack's nodes with those of the rigged model by their names.
    StagePlayer(std::shared_ptr<const CharacterModel> body, std::shared_ptr<const CharacterModel> pack);

    QStringList clipNames() const;
    bool hasClip(const QString &name) const { return clipIndex(name) >= 0; }
    /// Begins a clip and fades into it; nothing happens when it plays already, unless it has ended: then it begins again. False when there is
    /// no such clip: what played goes on.
    bool play(const QString &name);
    void advance(double seconds);
    const QString &current() const { return m_current.name; }
    double time() const { return m_time; }            ///< all the seconds that were played
    double clipTime() const { return m_current.time; } ///< since the current clip began
    double clipSeconds() const { return m_current.clip < 0 ? 0 : secondsIn(m_current); } ///< the moment of the clip on show
    bool loops() const { return m_current.loops; }
    /// The current clip was played once and its last pose is held.
    bool hasEnded() const;
    double fade() const;                               ///< 0 the clip before, 1 the current one
    /// The skeleton now: local transforms of the body's nodes.
    std::vector<Transform> pose() const;
    const CharacterModel &body() const { return *m_body; }
    const CharacterModel &pack() const { return *m_pack; }
    /// The body's node that a node of the pack moves; -1 when the body has none of that name.
    int bodyNode(int packNode) const { return packNode < 0 ? -1 : m_nodeOf[static_cast<std::size_t>(packNode)]; }

private:
    struct Playing
    {
        int clip = -1;
        QString name;
        double time = 0;
        bool loops = true;
    };
    int clipIndex(const QString &name) const;
    double duration(int clip) const;
    double secondsIn(const Playing &playing) const;
    void sample(const Playing &playing, std::vector<Transform> &locals) const;

    std::shared_ptr<const CharacterModel> m_body;
    std::shared_ptr<const CharacterModel> m_pack;
    std::vector<int> m_nodeOf; ///< of the body, for each of the pack's nodes; -1 where the body has none
    Playing m_current;
    std::vector<Transform> m_from; ///< the pose that is faded from, frozen where a fade was broken off
    Playing m_previous;
    double m_time = 0;
    double m_fadeTime = kStageFadeSeconds;
};

/// One member of the game, standing on the stage.
struct StageMember
{
    /// Why a member is shown as its original model (character-pipeline, section 5); None when it is published.
    enum class Fallback { None, NoContract, NotInContract, FileMissing, Unreadable };

    QString id;
    QString slug;
    QString modelFile; ///< what is shown; empty when there is nothing to show
    Fallback fallback = Fallback::None;
    QString words; ///< why, for people
    std::shared_ptr<const CharacterModel> model; ///< nullptr when there is nothing to show
    std::shared_ptr<StagePlayer> player;         ///< nullptr when nothing moves it
    StageActivity activity;

    bool isRigged() const { return fallback == Fallback::None && !modelFile.isEmpty(); }
    bool hasSkin() const { return model && !model->skins.empty(); }
    /// World matrices of the model's nodes as the member stands now, around its own origin.
    std::vector<Eigen::Matrix4f> worlds() const;
};

/// A published folder consumed as a game does (character-pipeline, sections 5 and 7): the contract is read again when its time of
/// modification changes, and whether the files it names are there is asked anew each time; every member is an instance with a pose of its
/// own, and whoever is not published stands there as the original model. Knows no file and no screen. One thread.
class CharacterStage
{
public:
    explicit CharacterStage(std::shared_ptr<const StageSource> source, StageRule rule = stageAction);

    /// Reads the folder again when the contract's stamp has changed, or a file a member needs has come or gone; true when so.
    bool refresh();
    /// Reads the folder again in any case.
    void reload();
    const std::optional<AnimMap> &contract() const { return m_contract; }
    /// Why the contract could not be read, though there is one.
    const std::optional<Error> &contractFault() const { return m_fault; }

    const std::vector<StageMember> &members() const { return m_members; }
    const StageMember *member(const QString &id) const;
    /// The members a game knows of itself. Those of the contract and those with an original model are there anyway.
    void setRoster(QStringList ids);
    /// Everybody stands on the stage so many times over, each with a pose of its own; copies are called "id#2" and so on.
    void setCrowd(int members);

    /// Holds for a member also when it leaves the stage and comes back; copies that were told nothing do what the first does.
    void setActivity(const QString &id, const StageActivity &activity);
    /// Time goes on for all; `timeScale` slows it down, 0 holds it.
    void advance(double seconds);
    void setTimeScale(double scale) { m_timeScale = scale; }
    double timeScale() const { return m_timeScale; }

private:
    /// What decides who is on the stage, and as what.
    struct Sight
    {
        std::optional<qint64> stamp;
        QStringList missing;   ///< of the files the contract names
        QStringList originals;

        bool operator==(const Sight &) const = default;
    };
    Sight look() const;
    QStringList wantedMembers() const;
    StageActivity activityOf(const QString &id) const;
    StageMember makeMember(const QString &id) const;
    void showOriginal(StageMember &member, StageMember::Fallback why) const;
    void chooseClip(StageMember &member) const;

    std::shared_ptr<const StageSource> m_source;
    StageRule m_rule;
    std::optional<AnimMap> m_contract;
    std::optional<Error> m_fault;
    Sight m_seen;
    QStringList m_roster;
    int m_crowd = 0;
    std::map<QString, StageActivity> m_activities; ///< by member
    std::vector<StageMember> m_members;
    double m_timeScale = 1;
};

} // namespace marrow
