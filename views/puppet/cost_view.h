#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace marrow {

class PuppetCanvas;

/// What a frame costs, stage by stage, in microseconds of this thread, as bars against the sixtieth of a second that a frame
/// has. Measures while it is visible.
class CostView : public QWidget
{
    Q_OBJECT

public:
    explicit CostView(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);
    /// Whose drawing is counted too. Not owned.
    void setCanvas(PuppetCanvas *canvas);

    struct Row
    {
        QString name;
        double microseconds = 0;
        bool inner = false; ///< a part of the row above
    };
    const std::vector<Row> &rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;

private:
    void measure(bool on);
    void take();
    void add(const QString &name, double microseconds, bool inner = false);

    QPointer<PuppetContext> m_context;
    QPointer<PuppetCanvas> m_canvas;
    QTimer m_timer;
    std::vector<Row> m_rows;
    std::vector<Row> m_smooth; ///< averaged over the last takes, by place
};

} // namespace marrow
