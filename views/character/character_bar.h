#pragma once

#include "render/voxel/view_options.h"

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace marrow {

/// The line under the 3D view of a character: what is shown at the left, what its surface shows and the view's toggles at the right. Changes
/// only the options it is about.
class CharacterBar : public QWidget
{
    Q_OBJECT

public:
    explicit CharacterBar(QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    void addToggle(QAction *action);
    void setLook(const CharacterLook &look);
    /// Whether there is a choice between the model as it came and as bound here, and which is on show.
    void setShown(bool choice, bool bound);

signals:
    void boundChosen(bool bound);
    /// `joint` of it is the window's to fill in.
    void lookChanged(const marrow::CharacterLook &look);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void elide();
    void choose();

    QLabel *m_caption;
    QString m_text;
    QComboBox *m_shown;
    QComboBox *m_colors;
    QToolButton *m_wire;
    QHBoxLayout *m_toggles;
    CharacterLook m_look;
};

} // namespace marrow
