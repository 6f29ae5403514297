#include "model/document/motion_document.h"

namespace marrow {

Result<void> MotionDocument::execute(const QString &name, const QJsonObject &)
{
    return Error{QStringLiteral("motion.read-only"), tr("A motion is only looked at here; it cannot be changed."), name, nullptr};
}

} // namespace marrow
