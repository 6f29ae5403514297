#pragma once

#include <QPointer>
#include <QWidget>

namespace marrow {

class PuppetContext;

/// Says exactly what runs: the core alone or with which advanced features, physics, playback; and in the tooltip what the file
/// offers. The words that run are written, those the file offers but that are off are faint.
class StatusPill : public QWidget
{
    Q_OBJECT

public:
    explicit StatusPill(QWidget *parent = nullptr);

    void setContext(PuppetContext *context);
    /// What runs, as it is written: "core + skin + links · physics · playing".
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Word
    {
        QString text;
        bool on = false;
    };
    std::vector<Word> words() const;
    void refresh();

    QPointer<PuppetContext> m_context;
};

} // namespace marrow
