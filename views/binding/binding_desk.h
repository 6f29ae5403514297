#pragma once

#include "model/base/progress.h"
#include "model/character/model_pose.h"
#include "model/character/skin/skin_checks.h"
#include "model/character/skin/skin_deform.h"
#include "model/document/character_document.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace marrow {

/// How the weight brush works.
struct BrushSettings
{
    WeightBrush brush = WeightBrush::Add;
    bool flood = false; ///< a click floods the piece under the pointer instead
    float radius = 0.04F; ///< of the height of the model
    float strength = 0.5F;
    float value = 1;
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool mirror = true;
};

/// What the panels of binding share about one open character: the joint that is worked on, what runs in the background, what the checks found,
/// and the model as it is shown while it is placed and bound. Changes the document through its commands alone. GUI thread.
class BindingDesk : public QObject
{
    Q_OBJECT

public:
    explicit BindingDesk(CharacterDocument *document, QObject *parent = nullptr);
    ~BindingDesk() override;

    CharacterDocument *document() const { return m_document; }
    const CharacterAsset &asset() const { return m_document->asset(); }

    int joint() const { return m_document->selection().joint; }
    void setJoint(int joint);
    bool symmetric() const { return m_symmetric; }
    void setSymmetric(bool symmetric);

    /// The bound model for the view, remade when joints, the mesh or the number of weights changed; its one clip is the range of motion.
    std::shared_ptr<const CharacterModel> shownModel();
    /// Its pose: at rest, or in the test pose that was chosen.
    ModelPose shownPose();
    std::vector<TestPose> poses() const { return testPoses(asset().placement); }
    /// The id of the pose on show; "rest" unless one was chosen.
    QString pose() const { return m_pose; }
    void showPose(const QString &id);

    /// A command at once; a failure is told by commandFailed().
    bool execute(const QString &name, const QJsonObject &args);
    /// weights.bind or joints.analyse, computed in the background; the command follows when it is done and nothing changed meanwhile.
    void bind(const QJsonObject &constants);
    void analyseAgain();
    /// Self-intersections of all test poses, in the background.
    void countIntersections();
    /// Whether something runs in the background, and how far it is.
    bool busy() const { return m_busy; }
    double progress() const { return m_progress; }
    void cancel();

    const std::vector<SkinCheck> &checks();
    /// Worst first; empty until they are counted, and again when the binding changed.
    const std::vector<PoseIntersections> &intersections() const { return m_intersections; }

    BrushSettings &brush() { return m_brush; }
    void brushEdited() { emit brushChanged(); }

    /// What is known of the record of joints that lies beside the model; told by whoever keeps it.
    void setLedger(const QString &words, bool stale);
    QString ledgerWords() const { return m_ledgerWords; }
    bool ledgerStale() const { return m_ledgerStale; }

signals:
    void jointChanged();
    void symmetryChanged();
    /// Joints, weights, constants or locks differ.
    void assetChanged();
    /// shownModel() is another one.
    void shownModelChanged();
    /// Weights of the shown model differ in these blocks of WeightList (all when empty); the model on show is drawn with them.
    void weightsChanged(const std::vector<std::size_t> &blocks);
    void poseChanged();
    void busyChanged();
    void checksChanged();
    void intersectionsChanged();
    void brushChanged();
    void ledgerChanged();
    /// analyseAgain() is done: what was recorded before counts no more.
    void analysedAgain();
    void commandFailed(const marrow::Error &error);

private:
    struct Outcome
    {
        std::shared_ptr<const PreparedWeights> prepared;
        std::vector<PoseIntersections> intersections;
        QString command;
        QJsonObject args;
        bool cancelled = false;
    };

    void documentChanged(const CharacterChangeSet &change);
    void start(std::function<Outcome(const Progress &)> work);
    void finished();

    CharacterDocument *m_document;
    std::shared_ptr<const CharacterModel> m_shown;
    bool m_symmetric = true;
    QString m_pose = QStringLiteral("rest");
    bool m_busy = false;
    double m_progress = 0;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QFutureWatcher<Outcome> m_watcher;
    std::optional<std::vector<SkinCheck>> m_checks;
    std::vector<PoseIntersections> m_intersections;
    BrushSettings m_brush;
    QString m_ledgerWords;
    bool m_ledgerStale = false;
};

} // namespace marrow
