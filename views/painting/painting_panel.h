#pragma once

#include "views/painting/paint_session.h"

#include <QList>
#include <QPointer>
#include <QWidget>

#include <array>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QSlider;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace marrow {

class EmptyState;
class JointCombo;
class NumberField;
class Section;
class Swatch;
class VoxelListModel;

/// The painting tools and how they are set: the joint being painted, written large, the last six joints, the tools in one
/// column with their options beside it, modes, mirror with its list of voxels without a partner, selection, and the cursor in
/// numbers, so that everything can be done without a pointer. Works on a PaintSession that must outlive it.
class PaintingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PaintingPanel(PaintSession *session, QWidget *parent = nullptr);
    ~PaintingPanel() override;

    static QString toolName(PaintToolKind tool);
    static QString toolIcon(PaintToolKind tool);

signals:
    /// A tool was chosen here: the window makes painting the view's tool.
    void toolChosen();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QWidget *buildHead();
    QWidget *buildTools();
    void buildOptions();
    QWidget *buildAssignment();
    QWidget *buildMirror();
    QWidget *buildSelection();
    QWidget *buildCursor();
    void connectContext();
    void refresh();
    void refreshHead();
    void refreshRecent();
    void refreshSettings();
    void refreshSelection();
    void refreshCursor();
    void refreshPartners();
    void retranslate();
    void retranslateOptions();
    void set(const std::function<void(PaintSettings &)> &edit);
    RigContext *context() const { return m_session->context(); }

    PaintSession *m_session;
    QPointer<RigContext> m_connected;
    bool m_refreshing = false;

    QStackedWidget *m_pages;
    EmptyState *m_empty;
    Swatch *m_swatch;
    QLabel *m_joint;
    QToolButton *m_lock;
    QToolButton *m_swap;
    QWidget *m_recentBox;
    QList<QToolButton *> m_recent;

    QButtonGroup *m_tools;
    QLabel *m_toolTitle;
    QStackedWidget *m_options;
    QComboBox *m_shape;
    QSlider *m_sizeSlider;
    NumberField *m_size;
    QComboBox *m_brushDepth, *m_boxDepth, *m_lassoDepth, *m_bandAxis, *m_gradientAxis;
    QCheckBox *m_fillColor, *m_fillJoint, *m_fillFlat;
    JointCombo *m_gradientJoint;
    QLabel *m_shapeLabel, *m_sizeLabel, *m_gradientLabel;
    std::array<QLabel *, 9> m_notes;
    QCheckBox *m_connectedOnly;

    Section *m_assignmentSection, *m_mirrorSection, *m_selectionSection, *m_cursorSection;
    QComboBox *m_mode;
    JointCombo *m_onlyJoint;
    QCheckBox *m_mirror;
    QComboBox *m_mirrorAxis;
    NumberField *m_mirrorPlace;
    QLabel *m_mirrorWarning, *m_partnersLabel, *m_mirrorPlaceLabel;
    QPushButton *m_findPartners;
    QListView *m_partners;
    VoxelListModel *m_partnersModel;
    QCheckBox *m_selectFirst;
    QComboBox *m_combine;
    QPushButton *m_assign, *m_clearSelection;
    std::array<NumberField *, 3> m_cursor;
    QPushButton *m_apply;
};

} // namespace marrow
