#pragma once

#include "model/base/error.h"

#include <QString>

#include <optional>
#include <vector>

namespace marrow {

enum class Severity { Info, Warning, Error };

/// One finding about an asset or a file. `code` is stable and untranslated; `message` is a sentence in the language of
/// the interface. The remaining fields say where, as far as it is known, so that a view can jump there.
struct Issue
{
    Severity severity = Severity::Warning;
    QString code;
    QString message;
    QString section = {};             ///< four-character tag of a section or chunk
    std::optional<int> chunkId = {};
    std::optional<qint64> offset = {}; ///< bytes from the start of the file
    QString pointer = {};             ///< JSON pointer, or "joint/12", "voxel/3,4,5", "clip/2" for an asset's own things
};

/// The failure as an entry of a report.
inline Issue issueFrom(const Error &error)
{
    return {Severity::Error, error.code, error.message, error.section, error.chunkId, error.offset, error.pointer};
}

/// What a reader or checker found. A good read with warnings is normal.
class Report
{
public:
    void add(Issue issue) { m_issues.push_back(std::move(issue)); }
    void append(const Report &other) { m_issues.insert(m_issues.end(), other.m_issues.begin(), other.m_issues.end()); }

    const std::vector<Issue> &issues() const { return m_issues; }
    bool empty() const { return m_issues.empty(); }
    bool has(Severity severity) const
    {
        for (const Issue &issue : m_issues) {
            if (issue.severity == severity)
                return true;
        }
        return false;
    }

private:
    std::vector<Issue> m_issues;
};

} // namespace marrow
