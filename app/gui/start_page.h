#pragma once

#include "app/gui/recent_thumbnails.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace marrow {

class Preferences;

/// What stands in the middle while nothing is open: a place to drop a file, the recent files as pictures, the samples, and
/// three sentences of help.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    StartPage(Preferences *preferences, QWidget *parent = nullptr);

signals:
    void openRequested(const QString &path);
    void browseRequested();
    void importRequested();
    void sampleRequested(const QString &name);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refill();
    void showMenu(const QPoint &position);

    Preferences *m_preferences;
    RecentThumbnails m_thumbnails;
    QWidget *m_drop;
    QLabel *m_title;
    QLabel *m_help;
    QLabel *m_recentTitle;
    QListWidget *m_recent;
    QPushButton *m_browse;
    QPushButton *m_import;
    QPushButton *m_sampleChef;
    QPushButton *m_sampleCat;
    QPushButton *m_samplePuppet;
    QPushButton *m_sampleCharacter;
    QPushButton *m_sampleWalk;
};

} // namespace marrow
