#pragma once

#include "model/character/publish/stage.h"
#include "views/publish/publish_panel.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QSlider;

namespace marrow {

class RowList;

/// What a frame of the stage takes, as the mean of the last half second or so.
struct StageCost
{
    double moveMs = 0; ///< time goes on, poses are made and handed to the graphics card
    double drawMs = 0; ///< the frame is drawn
    double framesPerSecond = 0;
    int members = 0;
};

/// Tells the members on the stage what to do, as a game would: who walks, who works at what, how many stand there. Shows what each plays and
/// why some are their original models. Looks at the stage and asks for changes; the owner makes them.
class StagePanel : public PublishPanel
{
    Q_OBJECT

public:
    explicit StagePanel(QWidget *parent = nullptr);

    /// The members are others, or other files: builds the list anew. nullptr: nothing is on the stage.
    void setStage(const CharacterStage *stage);
    /// The members are the same and may play something else.
    void refresh();
    void setCost(const marrow::StageCost &cost);
    QStringList selectedMembers() const;

signals:
    void activityRequested(const QStringList &members, const marrow::StageActivity &activity);
    /// How many stand there; 0: every member once.
    void crowdRequested(int members);
    void timeScaleRequested(double scale);

protected:
    void retranslate() override;

private:
    QLayout *makeOrders();
    QLayout *makeCrowd();
    void connectOrders();
    void fillKinds();
    void refreshPlays();
    void showCost();
    void ask(const StageActivity &activity);
    void applyControls();
    QStringList targets() const;

    const CharacterStage *m_stage = nullptr;
    RowList *m_members;
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
    StageCost m_lastCost;
};

} // namespace marrow
