#pragma once

#include "views/timeline/timeline_model.h"

#include <QWidget>

class QAction;
class QComboBox;
class QMenu;
class QToolButton;

namespace marrow {

class NumberField;

/// Which clip is on show, how long it is, and everything that is done to whole clips. Files are the window's business: it
/// answers importRequested and exportRequested.
class ClipBar : public QWidget
{
    Q_OBJECT

public:
    explicit ClipBar(TimelineModel *model, QWidget *parent = nullptr);

    /// The clip menu's actions, for the command palette and the window's menus; nullptr is a separator.
    const QList<QAction *> &clipActions() const { return m_actions; }
    void addClip();
    /// Takes over what importArgs() made of a file or the clipboard.
    void importClips(const QJsonObject &json);

signals:
    void importRequested();
    void exportRequested();
    /// Something went otherwise than one may expect; shown where the window shows such things.
    void notice(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    QAction *addAction(const char *icon, const QKeySequence &keys, std::function<void()> run, bool needsClip = true);
    void buildMenu();
    void fillClips();
    void setLength(qint64 durationMs);
    void deleteClip();
    void copyClip();
    void pasteClip();
    void retranslate();

    TimelineModel *m_model;
    QComboBox *m_clips;
    QToolButton *m_add;
    QToolButton *m_more;
    NumberField *m_length;
    QMenu *m_menu;
    QList<QAction *> m_actions;
    QList<QAction *> m_clipOnly;
};

} // namespace marrow
