#pragma once

#include "views/timeline/joint_curves.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace marrow {

class NumberField;

/// The active joint's translation, rotation or scale over time. Keys of translation, scale and Euler angles are dragged up and
/// down as well as sideways; of swing and twist only sideways, as what one reads there cannot be given back exactly. A drag goes
/// in the direction it began in; with Shift in both. What is kept is always the quaternion.
class CurveView : public QWidget
{
    Q_OBJECT

public:
    explicit CurveView(TimelineModel *model, QWidget *parent = nullptr);

    void setComponent(KeyComponent component);
    KeyComponent component() const { return m_component; }
    void setReading(RotationReading reading);
    void setChannelVisible(int channel, bool visible);
    /// The value axis over what is there.
    void fitValues();

    /// Where a key's value is drawn; for tests.
    QPoint pointOf(std::uint32_t timeMs, int channel) const;
    double valueOf(std::uint32_t timeMs, int channel) const;

signals:
    void menuRequested(const QPoint &globalPosition);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Gesture { None, Pressed, Time, Value, Free, BoxPressed, Box, Pan };
    struct Hit
    {
        qsizetype key = -1;
        int channel = 0;

        bool operator==(const Hit &) const = default;
    };

    void buildGutter();
    void refresh();
    void refreshFields();
    bool isAllInSight() const;
    void retranslate();
    std::optional<JointId> joint() const;
    QRect area() const;
    double y(double value) const;
    double valueAt(double y) const;
    Hit hitAt(const QPoint &at) const;
    /// The parts of a key that are selected, 0 for none.
    KeyParts selectedParts(qsizetype key) const;
    bool isSelected(qsizetype key) const { return selectedParts(key) & partsOf(m_component); }
    QString unit() const;
    QString channelName(int channel) const;

    void dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers);
    void endGesture(bool commit);
    void commitDrag();
    void changeSelected(int channel, double delta);
    /// The selected keys of the joint with their values and times changed; the command arguments go to `calls`.
    JointTrack changedTrack(double deltaMs, int channel, double delta, std::vector<CommandCall> *calls) const;
    void showDrag(double deltaMs, double delta);

    void paintValueLines(QPainter *painter, const QRect &area);
    void paintValueNumbers(QPainter *painter, const QRect &area);
    void paintCurve(QPainter *painter, const JointCurves &curves, int channel, const QRect &area);
    void paintKeys(QPainter *painter, const JointCurves &curves, const QRect &area);

    TimelineModel *m_model;
    QWidget *m_gutter = nullptr;
    QLabel *m_jointLabel = nullptr;
    QToolButton *m_components[3] = {};
    QCheckBox *m_channels[3] = {};
    QComboBox *m_readingChoice = nullptr;
    NumberField *m_value = nullptr;
    KeyComponent m_component = KeyComponent::Rotation;
    RotationReading m_reading = RotationReading::Euler;
    std::array<bool, 3> m_visible{true, true, true};
    JointCurves m_curves;
    std::optional<JointCurves> m_dragged; ///< what a drag would make of them
    std::optional<JointId> m_fitted;      ///< whose values the axis was last fitted to
    double m_middle = 0;                  ///< value in the middle of the area
    double m_pixelsPerUnit = 1;
    Gesture m_gesture = Gesture::None;
    Hit m_hit;
    int m_activeChannel = 0;
    QPoint m_pressedAt;
    QPoint m_pointer;
    Qt::KeyboardModifiers m_pressModifiers;
    double m_deltaMs = 0;
    double m_delta = 0;
};

} // namespace marrow
