#pragma once

#include "model/character/publish/publication_state.h"
#include "views/publish/row_list.h"

namespace marrow {

/// A dry run: every file that would be written or taken away, its size, and what changes, in words; below a file all that changes in it,
/// most first. Files that change stand first. Rows are copied as text.
class PlanTable : public RowList
{
    Q_OBJECT

public:
    explicit PlanTable(QWidget *parent = nullptr);

    void setFiles(const std::vector<PlannedFile> &files);
    /// The file of the current row; nullptr when there is none.
    const PlannedFile *currentFile() const;
    /// The clip of the current row; nullptr when it is of the whole file.
    const ClipChange *currentClip() const;
    /// Goes to the first pack that changes, and opens it; false when there is none.
    bool chooseFirstChange();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void addFile(const PlannedFile &file);

    std::vector<PlannedFile> m_files; ///< one a row; their clips in the order of the rows below
};

} // namespace marrow
