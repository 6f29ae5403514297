#pragma once

#include "views/panel/panel_session.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace marrow {

class LabelPicker;
class PanelTreeView;
class SnapEditor;

/// What the panel editor says about the selected entries, to be changed: a group's name, id and colour; a parameter's snap values;
/// the pad of two parameters.
class PanelEntryFields : public QWidget
{
    Q_OBJECT

public:
    PanelEntryFields(PanelTreeView *tree, QWidget *parent = nullptr);

    void setSession(PanelSession *session);
    void refresh();

    SnapEditor *snapEditor() const { return m_snaps; }
    void makePad();
    void splitPads();
    void swapPad();
    void snapsFromKeys();
    /// Pads that the selected parameters are on.
    std::vector<std::size_t> selectedPads() const;
    /// Two parameters are selected and neither is on a pad.
    bool canMakePad() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *) override { keepHeight(); }

private:
    QWidget *buildGroupPage();
    QWidget *buildParameterPage();
    void retranslate();
    void keepHeight();
    void refreshGroups(const std::vector<int> &groups);
    void refreshParameters(const std::vector<std::uint32_t> &parameters);
    void refreshPad(const std::vector<std::uint32_t> &parameters);
    void setLabel(QJsonObject label);
    void commitName();
    void commitId();
    void commitSnapText();
    void setSnaps(const std::vector<std::pair<std::uint32_t, std::vector<float>>> &snaps);

    PanelTreeView *m_tree;
    QPointer<PanelSession> m_session;
    QStackedWidget *m_pages;
    QLabel *m_help;
    QWidget *m_groupPage;
    QWidget *m_parameterPage;
    QLabel *m_nameLabel, *m_idLabel, *m_colorLabel, *m_stripped;
    QLineEdit *m_name;
    QLineEdit *m_id;
    LabelPicker *m_colors;
    QLabel *m_title, *m_snapLabel;
    SnapEditor *m_snaps;
    QLineEdit *m_snapText;
    QPushButton *m_fromKeys, *m_clear;
    QLabel *m_padLabel;
    QPushButton *m_makePad, *m_splitPad, *m_swapPad;
};

} // namespace marrow
