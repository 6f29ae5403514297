#pragma once

#include "model/puppet/panel.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace marrow {

class FlowLayout;

/// The colour of groups: none, one of the presets, or any. Swatches in a row, each a button of its own.
class LabelPicker : public QWidget
{
    Q_OBJECT

public:
    explicit LabelPicker(QWidget *parent = nullptr);

    /// Marks what these groups have; a mixture marks nothing.
    void setGroups(const std::vector<PanelNode> &groups);

signals:
    void noneChosen();
    void presetChosen(const QString &preset);
    void customChosen(const QColor &color);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &name);
    void chooseCustom();
    void refresh();

    FlowLayout *m_flow;
    std::vector<PanelNode> m_groups;
    QToolButton *m_none;
    QToolButton *m_custom;
    std::vector<QToolButton *> m_presets;
};

} // namespace marrow
