#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QLockFile>
#include <QStringList>

#include <memory>

namespace marrow {

/// Moves the files of a publication into its folder so that they come all or not at all.
///
/// The files lie whole and on the disk in a folder of their own below the target ("new"), and what they replace has a second name in another
/// ("old"). Then a record of the moves is written and renamed into place: from that moment on the new publication holds. The moves are
/// plain renames, done by a process that was split off for them and has left the group of its parent, so killing the parent does not
/// break them off; and should the machine itself stop in between, the record is carried out when the folder is next looked at. Before the
/// record stands, nothing of the last publication was touched.
class PublishCommit
{
public:
    /// Makes the working folder; what a broken publication has left there is finished or removed first. Only one program at a time may
    /// publish into a folder. Fails with publish.busy, publish.folder and publish.write.
    static Result<std::unique_ptr<PublishCommit>> begin(const QString &folder);
    /// Removes the working folder. What was not committed has never happened.
    ~PublishCommit();
    PublishCommit(const PublishCommit &) = delete;
    PublishCommit &operator=(const PublishCommit &) = delete;

    /// Puts a file on the disk under the name it will have. Fails with publish.write.
    Result<void> write(const QString &name, const QByteArray &bytes);
    /// What write() put there, from the disk.
    Result<QByteArray> readBack(const QString &name) const;
    /// Moves the files in, in the order they were written, and removes others. Either all is done or nothing; fails with publish.write.
    Result<void> commit(const QStringList &removed);

private:
    PublishCommit(QString folder, std::unique_ptr<QLockFile> lock);

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QStringList m_names;
};

/// Keeps other programs from publishing into the folder or taking back what is there. Fails with publish.busy.
Result<std::unique_ptr<QLockFile>> lockPublication(const QString &folder);

/// Finishes a publication that was broken off after its record stood, and removes what one that was broken off before has left. Nothing
/// happens while another program is publishing. True when one was finished.
Result<bool> finishInterruptedPublication(const QString &folder);

} // namespace marrow
