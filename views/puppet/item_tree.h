#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QTreeWidget>

namespace marrow {

/// A tree of things of a puppet whose selection and hover are those of the context, both ways. A double click or Return asks
/// for the selected to be looked at. Rows can be copied as text.
class ItemTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ItemTree(QWidget *parent = nullptr);

    void setContext(PuppetContext *context);
    PuppetContext *context() const { return m_context; }
    /// Below `parent`, or at the top when it is null.
    QTreeWidgetItem *add(QTreeWidgetItem *parent, const PuppetItem &item, const QStringList &texts);
    /// Shows the rows that contain the words, and those above them. Empty: all.
    void filter(const QString &words);
    /// After filling: what is selected in the context is selected here.
    void takeSelection();

signals:
    void frameRequested();

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    static QList<PuppetItem> itemsOf(const QTreeWidgetItem *row);
    void giveSelection();
    bool filterRow(QTreeWidgetItem *row, const QString &words);

    QPointer<PuppetContext> m_context;
    bool m_busy = false;
};

} // namespace marrow
