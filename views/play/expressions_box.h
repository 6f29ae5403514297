#pragma once

#include "views/play/play_box.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace marrow {

/// Expressions, one or several at once, and the parts that show one at a time (pose groups).
class ExpressionsBox : public PlayBox
{
    Q_OBJECT

public:
    explicit ExpressionsBox(QWidget *parent = nullptr);

protected:
    void rebuild() override;
    void refresh() override;
    void retranslate() override;
    void listen() override;

private:
    void addExpressions();
    void addPoseGroups();
    void toggle(std::uint32_t expression, bool on);

    QLabel *m_none;
    QCheckBox *m_several;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_layout;
    std::vector<QCheckBox *> m_expressions;
    std::vector<QComboBox *> m_groups;
};

} // namespace marrow
