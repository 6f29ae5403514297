#pragma once

#include <QWidget>

#include <array>

class QScrollArea;

namespace marrow {

class BehavioursBox;
class ClipLayersBox;
class ExpressionsBox;
class PhysicsBox;
class PlayBox;
class PuppetContext;
class Section;
struct LipSound;

/// Everything that moves the puppet in front: clips, expressions, behaviours, physics and wind. Changes no document.
class PlayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayPanel(QWidget *parent = nullptr);

    /// nullptr when no puppet is open.
    void setContext(PuppetContext *context);
    BehavioursBox &behaviours() const { return *m_behaviours; }
    ClipLayersBox &clips() const { return *m_clips; }

signals:
    void soundRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    std::array<PlayBox *, 4> boxes() const;
    void retranslate();

    ClipLayersBox *m_clips;
    ExpressionsBox *m_expressions;
    BehavioursBox *m_behaviours;
    PhysicsBox *m_physics;
    Section *m_clipSection;
    Section *m_expressionSection;
    Section *m_behaviourSection;
    Section *m_physicsSection;
};

} // namespace marrow
