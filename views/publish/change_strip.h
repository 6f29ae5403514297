#pragma once

#include <QImage>
#include <QWidget>

#include <vector>

namespace marrow {

/// The same moments of a clip before and after, one row over the other. Nothing to show: a sentence says so.
class ChangeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeStrip(QWidget *parent = nullptr);

    static constexpr int kPictures = 8;
    static constexpr int kSide = 80;

    /// What the pictures will be of that are being drawn.
    void begin(const QString &title);
    /// `seconds`: of each picture within the clip. Without pictures before it is new, without pictures after it is gone.
    void setPictures(std::vector<QImage> before, std::vector<QImage> after, std::vector<double> seconds);
    void clear() { begin({}); }
    bool isEmpty() const { return m_after.empty() && m_before.empty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_title;
    std::vector<QImage> m_before;
    std::vector<QImage> m_after;
    std::vector<double> m_seconds;
};

} // namespace marrow
