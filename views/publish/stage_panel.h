#pragma once

#include "model/character/publish/stage.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;
class QTreeWidget;

namespace marrow {

/// Tells the members on the stage what to do, as a game would: who walks, who works at what, how many stand there. Shows what each plays and
/// why some are their original models. Looks at the stage and asks for changes; the owner makes them.
class StagePanel : public QWidget
{
    Q_OBJECT

public:
    explicit StagePanel(QWidget *parent = nullptr);

    /// The members are others, or other files: builds the list anew. nullptr: nothing is on the stage.
    void setStage(const CharacterStage *stage);
    /// The members are the same and may play something else.
    void refresh();
    void setCost(double poseMs, double frameMs, int members);
    QStringList selectedMembers() const;

signals:
    void activityRequested(const QStringList &members, const marrow::StageActivity &activity);
    /// How many stand there; 0: every member once.
    void crowdRequested(int members);
    void timeScaleRequested(double scale);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillKinds();
    void ask(const StageActivity &activity);
    void applyControls();
    QStringList targets() const;

    const CharacterStage *m_stage = nullptr;
    QTreeWidget *m_members;
    QLabel *m_who;
    QPushButton *m_walk;
    QPushButton *m_chase;
    QPushButton *m_stand;
    QComboBox *m_kind;
    QPushButton *m_everyKind;
    QLabel *m_kindLabel;
    QLabel *m_crowdLabel;
    QButtonGroup *m_crowd;
    QLabel *m_speedLabel;
    QSlider *m_speed;
    QLabel *m_cost;
};

} // namespace marrow
