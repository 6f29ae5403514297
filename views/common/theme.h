#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

class QDBusVariant;

namespace marrow {

/// The colours of one appearance. Every colour on screen that is not the asset's own comes from here.
struct Tokens
{
    QColor window, panel, raised;
    QColor border, hover, pressed;
    QColor controlBorder; ///< outline of things one can operate: at least 3:1 against the panel
    QColor text, secondaryText, disabledText;
    QColor accent, onAccent;
    QColor selection; ///< background of selected rows, under `text`
    QColor warning, error, good;
    QColor canvasTop, canvasBottom;
    bool dark = false;
};

const Tokens &darkTokens();
const Tokens &lightTokens();

/// The tokens in force where `palette` is used: widgets pass palette(), so they need no other reference to the theme and
/// follow it by repainting on QEvent::PaletteChange.
const Tokens &tokensFor(const QPalette &palette);

/// Base measures of the interface, in device independent pixels.
namespace metrics {
inline constexpr int kUnit = 4;
inline constexpr int kControlHeight = 26;
inline constexpr int kPanelPadding = 8;
inline constexpr int kSectionGap = 12;
inline constexpr int kIconSize = 16;
inline constexpr int kRowHeight = 24;
inline constexpr int kFontPixels = 13;
inline constexpr int kSmallFontPixels = 12;
} // namespace metrics

QPalette paletteFrom(const Tokens &tokens);
/// The style sheet of the whole application, for Fusion.
QString styleSheetFrom(const Tokens &tokens);

/// The interface font at kFontPixels, with Chinese faces named so that glyphs are not borrowed from another language.
QFont interfaceFont();
/// The same, one step smaller: for labels beside values and for notes. There is no third size in a panel.
QFont smallFont();
/// The size at which the one thing a panel is about is written.
QFont largeFont();

enum class Appearance { System, Light, Dark };

/// Puts the theme on the application and keeps it there: Fusion, palette, style sheet and font. In `System` it follows
/// the desktop's light or dark setting while the program runs. Make one in main() after the QApplication and keep it
/// for the life of the program; GUI thread.
class ThemeController : public QObject
{
    Q_OBJECT

public:
    explicit ThemeController(QObject *parent = nullptr);

    Appearance appearance() const { return m_appearance; }
    void setAppearance(Appearance appearance);
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Whether the dark tokens are on screen now.
    bool isDark() const { return m_dark; }

signals:
    /// After the palette and the style sheet were exchanged.
    void changed();

private slots:
    void onPortalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void watchSystem();
    void setSystemDark(bool dark);
    void apply();

    Appearance m_appearance = Appearance::System;
    bool m_systemDark = false;
    bool m_dark = false;
    bool m_applied = false;
};

} // namespace marrow
