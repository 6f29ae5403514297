#pragma once

#include "model/base/error.h"
#include "model/document/voxel_document.h"

#include <QFuture>
#include <QJsonObject>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>
#include <vector>

namespace marrow {

/// Fits a template to a model and binds its voxels while the window stays usable: rig.create, computed on a snapshot in the background and done as
/// one undo step when it is ready. One at a time. What is ready within `patience` is there at once, so that small models never show a bar.
/// GUI thread only.
class RigFitting : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPatienceMs = 150; ///< design, "Long work": what takes longer shows progress

    explicit RigFitting(QObject *parent = nullptr);
    /// Stops what runs and waits for it.
    ~RigFitting() override;

    /// Begins with the arguments of rig.create; does nothing while another fitting runs.
    void start(VoxelDocument *document, const QJsonObject &args);
    bool isBusy() const { return m_job != nullptr; }
    /// Whose rig is being made; nullptr when none is.
    VoxelDocument *document() const { return m_document; }
    /// 0 to 1.
    double progress() const { return m_progress; }
    /// Gives it up at once; the document is left as it was. So does a rig that the document gets from elsewhere, and its end.
    void cancel();

    /// How long start() waits for the rig to be there at once, in milliseconds.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

signals:
    /// Begun, another progress, or over.
    void changed();
    /// After changed(): the rig is in the document, or why it is not.
    void created(marrow::VoxelDocument *document);
    void failed(const marrow::Error &error);

private:
    struct Job;

    void takeResult();

    std::shared_ptr<Job> m_job;
    QPointer<VoxelDocument> m_document;
    double m_progress = 0;
    int m_patience = kPatienceMs;
    std::vector<QFuture<void>> m_abandoned; ///< cancelled ones that have not noticed yet
};

} // namespace marrow
