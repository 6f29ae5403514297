#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QCheckBox;

namespace marrow {

/// A switch for each feature of advanced mode, with what the puppet has for it. What it does not offer is greyed and says why.
class FeatureList : public QWidget
{
    Q_OBJECT

public:
    explicit FeatureList(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    void toggle(std::uint32_t bit, bool on);
    void refresh();
    void retranslate();

    QPointer<PuppetContext> m_context;
    std::array<QCheckBox *, 4> m_boxes = {};
};

} // namespace marrow
