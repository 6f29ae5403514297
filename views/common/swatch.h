#pragma once

#include <QColor>
#include <QPalette>
#include <QWidget>

class QPainter;

namespace marrow {

/// The colour of a joint as it stands beside its name: a small rounded square, hatched for the "patterns" option.
struct SwatchLook
{
    QColor color;
    bool hatched = false;

    bool operator==(const SwatchLook &) const = default;
};

inline constexpr int kSwatchSize = 12;

void paintSwatch(QPainter *painter, const QRectF &rect, const SwatchLook &look, const QPalette &palette);

/// A swatch as a widget of its own. Clickable when it has something to say when clicked.
class Swatch : public QWidget
{
    Q_OBJECT

public:
    explicit Swatch(QWidget *parent = nullptr, int side = kSwatchSize);

    void setLook(const SwatchLook &look);
    const SwatchLook &look() const { return m_look; }
    QSize sizeHint() const override { return {m_side + 2, m_side + 2}; }

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    SwatchLook m_look;
    int m_side;
};

} // namespace marrow
