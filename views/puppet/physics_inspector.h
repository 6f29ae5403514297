#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

class NumberField;

/// The physics groups with their inputs, outputs and segments. The numbers can be changed to try something: that works on a
/// copy for the preview, which never reaches the file and goes with a click.
class PhysicsInspector : public QWidget
{
    Q_OBJECT

public:
    explicit PhysicsInspector(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);
    bool isChanged() const { return m_original != nullptr; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    QTreeWidgetItem *addGroup(std::uint32_t group);
    void addValue(QTreeWidgetItem *parent, const QString &name, float value, const QString &path);
    void edited(QTreeWidgetItem *item, int column);
    void apply(const QString &path, float value);
    void revert();
    void refresh();
    void takeSelection();

    QPointer<PuppetContext> m_context;
    std::shared_ptr<const PuppetRig> m_original; ///< the rig as read, while a preview stands in for it
    QTreeWidget *m_tree;
    QLabel *m_fpsLabel;
    NumberField *m_fps;
    QLabel *m_note;
    QPushButton *m_revert;
    bool m_filling = false;
};

} // namespace marrow
