#pragma once

#include "io/journal/journal_writer.h"
#include "io/vfp/vfp_file.h"
#include "model/commands/voxel_commands.h"
#include "tests/support/failing_journal_disk.h"
#include "tests/support/voxel_builders.h"

#include <QFile>

namespace marrow::test {

inline QByteArray encoded(const VoxelAsset &asset)
{
    return encodeVfp(asset).value();
}

inline QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What File > Save does, as far as the journal is concerned.
inline void save(VoxelDocument &document, JournalWriter &journal, const QString &path)
{
    journal.finish();
    document.adoptSaved(saveVfp(document.asset(), path).value());
    document.markSaved(path);
}

/// The `i`th of a series of edits that always gives the same. Each is one step of the journal.
inline void knownEdit(VoxelDocument &document, int i)
{
    if (i % 7 == 3) {
        document.undoStack()->undo();
        return;
    }
    VoxelSet voxels; // every 17th cell: the next edits of the same cells are for other joints, so that each changes something
    for (std::uint32_t at = static_cast<std::uint32_t>(i % 17); at < 1100; at += 17)
        voxels.append(at, 3);
    const bool done = i % 2 ? document.execute(QStringLiteral("joint.rename"), {{QStringLiteral("joint"), i % 8},
                                                                                  {QStringLiteral("name"), QStringLiteral("n%1").arg(i)}}).ok()
                            : document.execute(QStringLiteral("binding.assign"),
                                               bindingAssignArgs({{static_cast<JointId>(i % 9), voxels}})).ok();
    Q_ASSERT(done);
    Q_UNUSED(done);
}

struct Session
{
    Session(const QString &path, const QString &stateFolder, std::shared_ptr<DiskFaults> faults = nullptr)
    {
        const QByteArray bytes = path.isEmpty() ? QByteArray() : readAll(path);
        document = makeVoxelDocument(path.isEmpty() ? riggedFigure() : readVfp(bytes).value().asset, path);
        JournalOptions options = voxelJournalOptions(*document, stateFolder, QStringLiteral("test"));
        if (faults)
            options.makeDisk = [faults] { return std::make_unique<FailingJournalDisk>(faults); };
        journal = std::make_unique<JournalWriter>(*document, options, path.isEmpty() ? JournalBase{} : JournalBase::of(bytes));
        journal->connect(journal.get(), &JournalWriter::failed, journal.get(), [this](const Error &error) { failures.push_back(error); });
        journal->connect(journal.get(), &JournalWriter::recovered, journal.get(), [this] { ++recoveries; });
    }

    std::unique_ptr<VoxelDocument> document;
    std::unique_ptr<JournalWriter> journal;
    std::vector<Error> failures;
    int recoveries = 0;
};

} // namespace marrow::test
