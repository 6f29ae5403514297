#include "views/binding/binding_desk.h"

#include "model/character/model_pose.h"
#include "model/character/skin/bound_model.h"
#include "model/commands/character_args.h"

#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace marrow {

BindingDesk::BindingDesk(CharacterDocument *document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(document, &CharacterDocument::committed, this, &BindingDesk::documentChanged);
    connect(document, &CharacterDocument::selectionChanged, this, &BindingDesk::jointChanged);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &BindingDesk::finished);
}

BindingDesk::~BindingDesk()
{
    cancel();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void BindingDesk::setJoint(int joint)
{
    m_document->setSelection({joint});
}

void BindingDesk::setSymmetric(bool symmetric)
{
    if (symmetric == m_symmetric)
        return;
    m_symmetric = symmetric;
    emit symmetryChanged();
}

std::shared_ptr<const CharacterModel> BindingDesk::shownModel()
{
    if (!m_shown) {
        CharacterModel model = boundModel(*asset().model, *asset().mesh, asset().placement, asset().weights.flat());
        model.clips.push_back(boundClip(rangeOfMotion(asset().placement), asset().placement));
        m_shown = std::make_shared<const CharacterModel>(std::move(model));
    }
    return m_shown;
}

ModelPose BindingDesk::shownPose()
{
    const auto model = shownModel();
    HumanoidPose pose;
    if (asset().bound()) {
        for (const TestPose &candidate : poses()) {
            if (candidate.id == m_pose)
                pose = candidate.pose;
        }
    }
    return boundPose(*model, asset().placement, pose);
}

void BindingDesk::showPose(const QString &id)
{
    m_pose = id;
    emit poseChanged();
}

bool BindingDesk::execute(const QString &name, const QJsonObject &args)
{
    const Result<void> done = m_document->execute(name, args);
    if (!done)
        emit commandFailed(done.error());
    return done.ok();
}

void BindingDesk::bind(const QJsonObject &constants)
{
    WeightOptions options = asset().weightOptions;
    if (const Result<void> read = commands::readWeightOptions(constants, options); !read) {
        emit commandFailed(read.error());
        return;
    }
    start([mesh = asset().mesh, placement = asset().placement, options, constants](const Progress &progress) {
        auto prepared = std::make_shared<PreparedWeights>(PreparedWeights{mesh, placement, options, bindWeights(*mesh, placement, options, progress)});
        return Outcome{prepared, {}, QStringLiteral("weights.bind"), constants, prepared->weights.empty()};
    });
}

void BindingDesk::analyseAgain()
{
    start([mesh = asset().mesh, options = asset().weightOptions](const Progress &progress) {
        const PlacementAnalysis analysis = analysePlacement(*mesh, {}, progress.sub(0, 0.6));
        auto prepared = std::make_shared<PreparedWeights>(
            PreparedWeights{mesh, analysis.placement, options, bindWeights(*mesh, analysis.placement, options, progress.sub(0.6, 1))});
        return Outcome{prepared, {}, QStringLiteral("joints.analyse"), {}, progress.cancelled()};
    });
}

void BindingDesk::countIntersections()
{
    if (!asset().bound())
        return;
    start([mesh = asset().mesh, placement = asset().placement, weights = asset().weights](const Progress &progress) {
        Outcome outcome;
        outcome.intersections = countSelfIntersections(*mesh, placement, weights.flat(), testPoses(placement), progress);
        outcome.cancelled = progress.cancelled();
        return outcome;
    });
}

void BindingDesk::start(std::function<Outcome(const Progress &)> work)
{
    if (m_busy)
        return;
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_busy = true;
    m_progress = 0;
    const QPointer<BindingDesk> guard(this);
    const Progress progress(
        [guard](double fraction, const QString &) {
            // Told on the thread that works; shown on this one.
            QMetaObject::invokeMethod(qApp, [guard, fraction] {
                if (guard && guard->m_busy) {
                    guard->m_progress = fraction;
                    emit guard->busyChanged();
                }
            });
        },
        m_cancelled);
    m_watcher.setFuture(QtConcurrent::run([work = std::move(work), progress] { return work(progress); }));
    emit busyChanged();
}

void BindingDesk::finished()
{
    m_busy = false;
    const Outcome outcome = m_watcher.result();
    emit busyChanged();
    if (outcome.cancelled || m_cancelled->load())
        return;
    if (!outcome.command.isEmpty()) {
        const Result<void> done = m_document->executePrepared(outcome.command, outcome.args, outcome.prepared);
        if (!done)
            emit commandFailed(done.error());
        else if (outcome.command == QLatin1String("joints.analyse"))
            emit analysedAgain();
        return;
    }
    m_intersections = outcome.intersections;
    emit intersectionsChanged();
}

void BindingDesk::cancel()
{
    if (m_cancelled)
        m_cancelled->store(true);
}

const std::vector<SkinCheck> &BindingDesk::checks()
{
    if (!m_checks) {
        m_checks.emplace();
        if (asset().bound()) {
            const std::vector<VertexWeights> weights = asset().weights.flat();
            SkinFacts facts;
            facts.facing = static_cast<double>(asset().reading.facing);
            facts.inverseBindError = inverseBindError(inverseBindMatrices(asset().placement), asset().placement.rest());
            if (asset().ownSkin)
                facts.agreement = compareSkins(*asset().ownSkin, weights).share();
            m_checks = checkSkin(*asset().mesh, asset().placement, weights, asset().weightOptions, facts);
        }
    }
    return *m_checks;
}

void BindingDesk::setLedger(const QString &words, bool stale)
{
    if (words == m_ledgerWords && stale == m_ledgerStale)
        return;
    m_ledgerWords = words;
    m_ledgerStale = stale;
    emit ledgerChanged();
}

void BindingDesk::documentChanged(const CharacterChangeSet &change)
{
    const bool weights = change.has(CharacterChangeSet::Weights);
    const bool remade = change.has(CharacterChangeSet::Mesh) || change.has(CharacterChangeSet::Placement) || (weights && change.blocks.empty());
    if (remade || weights) {
        m_checks.reset();
        if (!m_intersections.empty()) {
            m_intersections.clear();
            emit intersectionsChanged();
        }
    }
    if (remade || weights)
        m_shown.reset();
    emit assetChanged();
    if (remade)
        emit shownModelChanged();
    else if (weights)
        emit weightsChanged(change.blocks);
    if (remade || weights)
        emit checksChanged();
}

} // namespace marrow
