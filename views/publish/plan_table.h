#pragma once

#include "model/character/publish/publication_state.h"

#include <QTreeWidget>

namespace marrow {

/// A dry run: every file that would be written or taken away, its size, and what changes, in words. What changes stands first. Rows are
/// copied as text.
class PlanTable : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PlanTable(QWidget *parent = nullptr);

    void setFiles(const std::vector<PlannedFile> &files);
    /// The name in the current row; empty when there is none.
    QString currentFile() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<PlannedFile> m_files;
};

} // namespace marrow
