#pragma once

#include "views/inspector/section_fields.h"

#include <QAbstractTableModel>

#include <vector>

namespace marrow {

/// The sections of a file as a table. Holds copies, which share the bytes with the asset.
class SectionsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Tag, Chunk, Codec, Size, Crc, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSections(std::vector<FileSection> sections);
    const FileSection &section(int row) const { return m_sections[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    QString text(const FileSection &section, int column) const;

    std::vector<FileSection> m_sections;
};

/// The header fields of one section.
class FieldsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setFields(std::vector<SectionField> fields);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return 2; }
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<SectionField> m_fields;
};

} // namespace marrow
