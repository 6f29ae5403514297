#pragma once

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace marrow {

/// Saves what a widget looks like under build/…/pictures (or $MARROW_PICTURES), for people to look at, and returns it for the test.
inline QImage savePicture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("MARROW_PICTURES", QStringLiteral(MARROW_BINARY_DIR "/pictures"));
    QDir().mkpath(folder);
    const QImage picture = widget.grab().toImage();
    picture.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    return picture;
}

/// How many different colours a picture has, up to a few thousand: more than one when anything was drawn.
inline int colorCount(const QImage &picture)
{
    QSet<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors.insert(picture.pixel(x, y));
    }
    return int(colors.size());
}

/// Shows a window and makes it the active one, also where no window manager runs to do so.
inline void showActive(QWidget &window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    QApplication::setActiveWindow(&window);
    QTRY_VERIFY(window.isActiveWindow());
}

} // namespace marrow
