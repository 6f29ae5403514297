#pragma once

#include "views/common/rig_context.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTreeView;

namespace marrow {

class EmptyState;
class FieldsModel;
class Section;
class SectionsModel;

/// What is in the open file: the model's measures, its thumbnail, every section with codec, size and checksum state, and the
/// decoded header of the section that is selected. Everything can be copied as text.
class FileInspector : public QWidget
{
    Q_OBJECT

public:
    explicit FileInspector(QWidget *parent = nullptr);

    void setContext(RigContext *context);

signals:
    /// The window draws the view and runs thumbnail.set.
    void thumbnailRefreshRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void refresh();
    void refreshThumbnail();
    void showFieldsOf(const QModelIndex &index);
    void retranslate();

    QPointer<RigContext> m_context;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    Section *m_modelSection;
    Section *m_thumbnailSection;
    Section *m_sectionsSection;
    Section *m_fieldsSection;
    QLabel *m_model;
    QLabel *m_thumbnail;
    QPushButton *m_refreshThumbnail;
    QTreeView *m_sections;
    QTreeView *m_fields;
    SectionsModel *m_sectionsModel;
    FieldsModel *m_fieldsModel;
};

} // namespace marrow
