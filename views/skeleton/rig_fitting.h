#pragma once

#include "model/base/error.h"
#include "model/document/voxel_document.h"
#include "views/common/background_work.h"

#include <QJsonObject>
#include <QObject>
#include <QPointer>

namespace marrow {

/// Fits a template to a model and binds its voxels while the window stays usable: rig.create, computed on a snapshot in the background and done as
/// one undo step when it is ready. One at a time. GUI thread only.
class RigFitting : public QObject
{
    Q_OBJECT

public:
    explicit RigFitting(QObject *parent = nullptr);

    /// Begins with the arguments of rig.create; does nothing while another fitting runs.
    void start(VoxelDocument *document, const QJsonObject &args);
    bool isBusy() const { return m_work.isBusy(); }
    /// Whose rig is being made; nullptr when none is.
    VoxelDocument *document() const { return m_document; }
    /// 0 to 1.
    double progress() const { return m_work.progress(); }
    /// Gives it up at once; the document is left as it was. So does a rig that the document gets from elsewhere, and its end.
    void cancel();

    /// BackgroundWork::setPatience.
    void setPatience(int milliseconds) { m_work.setPatience(milliseconds); }

signals:
    /// Begun, another progress, or over.
    void changed();
    /// After changed(): the rig is in the document, or why it is not.
    void created(marrow::VoxelDocument *document);
    void failed(const marrow::Error &error);

private:
    void finish(const QJsonObject &args, const Result<std::shared_ptr<const PreparedRig>> &rig);
    void forgetDocument();

    QPointer<VoxelDocument> m_document;
    BackgroundWork m_work;
};

} // namespace marrow
