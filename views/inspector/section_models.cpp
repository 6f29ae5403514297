#include "views/inspector/section_models.h"

#include "views/common/icons.h"

#include <QFontDatabase>
#include <QLocale>

namespace marrow {

void SectionsModel::setSections(std::vector<FileSection> sections)
{
    beginResetModel();
    m_sections = std::move(sections);
    endResetModel();
}

int SectionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sections.size());
}

QString SectionsModel::text(const FileSection &section, int column) const
{
    switch (column) {
    case Tag:
        return QString::fromLatin1(section.tag);
    case Chunk:
        return section.chunkId < 0 ? QString() : QString::number(section.chunkId);
    case Codec:
        return codecName(section.codec);
    case Size:
        return section.bytes.size() < 1024 ? tr("%1 B").arg(section.bytes.size()) : QLocale().formattedDataSize(section.bytes.size(), 1);
    case Crc:
        // A section made since the file was opened gets its place and checksum when it is written.
        return section.offset == 0 ? tr("new", "a section not written yet") : section.crcOk ? tr("ok", "the checksum matches") : tr("differs", "the checksum");
    default:
        return {};
    }
}

QVariant SectionsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FileSection &section = this->section(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(section, index.column());
    case Qt::DecorationRole:
        if (index.column() == Crc && section.offset != 0 && !section.crcOk)
            return iconFor(QStringLiteral("warning"), IconRole::Warning);
        return {};
    case Qt::TextAlignmentRole:
        return int((index.column() == Size || index.column() == Chunk ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return tr("%1 at byte %2: %3 bytes stored, %4 unpacked, flags: %5, CRC-32 %6")
            .arg(QString::fromLatin1(section.tag), QLocale().toString(section.offset), QLocale().toString(section.bytes.size()),
                 QLocale().toString(section.rawLength), flagNames(section.flags))
            .arg(section.crc32, 8, 16, QLatin1Char('0'));
    default:
        return {};
    }
}

QVariant SectionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Size || section == Chunk ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Tag"), tr("Chunk"), tr("Codec"), tr("Size"), tr("CRC")};
    return titles[section];
}

void SectionsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_sections.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void FieldsModel::setFields(std::vector<SectionField> fields)
{
    beginResetModel();
    m_fields = std::move(fields);
    endResetModel();
}

int FieldsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant FieldsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const SectionField &field = m_fields[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == 1))
        return index.column() == 0 ? field.name : field.value;
    return {};
}

} // namespace marrow
