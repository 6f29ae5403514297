#include "views/common/theme.h"

#include "views/common/button_icons.h"

#include <QEvent>
#include <QLabel>
#include <QApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPushButton>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>

#ifdef MARROW_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#else
class QDBusVariant
{
};
#endif

// Q_INIT_RESOURCE has to stand outside any namespace.
static void initIconResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace marrow {

const Tokens &darkTokens()
{
    static const Tokens tokens = {
        .window = QColor(0x1E, 0x21, 0x26),
        .panel = QColor(0x26, 0x2A, 0x31),
        .raised = QColor(0x2F, 0x34, 0x3D),
        .border = QColor(0x3A, 0x40, 0x4A),
        .hover = QColor(0x35, 0x3B, 0x45),
        .pressed = QColor(0x3F, 0x46, 0x51),
        .controlBorder = QColor(0x73, 0x7C, 0x89),
        .text = QColor(0xE6, 0xE8, 0xEB),
        .secondaryText = QColor(0xA7, 0xAF, 0xBA),
        .disabledText = QColor(0x6B, 0x74, 0x80),
        .accent = QColor(0x5A, 0xA5, 0xF0),
        .onAccent = QColor(0x10, 0x18, 0x22),
        .selection = QColor(0x2C, 0x45, 0x60),
        .warning = QColor(0xE5, 0xB4, 0x54),
        .error = QColor(0xE8, 0x7A, 0x6E),
        .good = QColor(0x74, 0xC4, 0x8C),
        .canvasTop = QColor(0x2B, 0x2F, 0x36),
        .canvasBottom = QColor(0x1B, 0x1E, 0x22),
        .dark = true,
    };
    return tokens;
}

const Tokens &lightTokens()
{
    static const Tokens tokens = {
        .window = QColor(0xF4, 0xF5, 0xF7),
        .panel = QColor(0xFF, 0xFF, 0xFF),
        .raised = QColor(0xEC, 0xEE, 0xF2),
        .border = QColor(0xD3, 0xD7, 0xDE),
        .hover = QColor(0xE4, 0xE8, 0xEE),
        .pressed = QColor(0xD8, 0xDE, 0xE7),
        .controlBorder = QColor(0x8B, 0x94, 0xA1),
        .text = QColor(0x1D, 0x21, 0x27),
        .secondaryText = QColor(0x5A, 0x64, 0x72),
        .disabledText = QColor(0x9A, 0xA3, 0xAF),
        .accent = QColor(0x1F, 0x6F, 0xC4),
        .onAccent = QColor(0xFF, 0xFF, 0xFF),
        .selection = QColor(0xD4, 0xE5, 0xF7),
        .warning = QColor(0x8C, 0x60, 0x00),
        .error = QColor(0xB9, 0x3A, 0x2E),
        .good = QColor(0x2E, 0x7D, 0x46),
        .canvasTop = QColor(0xE9, 0xEC, 0xF0),
        .canvasBottom = QColor(0xD6, 0xDB, 0xE1),
        .dark = false,
    };
    return tokens;
}

const Tokens &tokensFor(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightnessF() < 0.5f ? darkTokens() : lightTokens();
}

QPalette paletteFrom(const Tokens &t)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &color) { palette.setColor(role, color); };
    set(QPalette::Window, t.window);
    set(QPalette::WindowText, t.text);
    set(QPalette::Base, t.panel);
    set(QPalette::AlternateBase, t.window);
    set(QPalette::Text, t.text);
    set(QPalette::Button, t.raised);
    set(QPalette::ButtonText, t.text);
    set(QPalette::BrightText, t.error);
    set(QPalette::ToolTipBase, t.raised);
    set(QPalette::ToolTipText, t.text);
    set(QPalette::PlaceholderText, t.secondaryText);
    set(QPalette::Highlight, t.accent);
    set(QPalette::HighlightedText, t.onAccent);
    set(QPalette::Link, t.accent);
    set(QPalette::LinkVisited, t.accent);
    set(QPalette::Light, t.raised);
    set(QPalette::Midlight, t.hover);
    set(QPalette::Mid, t.border);
    set(QPalette::Dark, t.controlBorder);
    set(QPalette::Shadow, t.border);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, t.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.pressed);
    return palette;
}

QFont interfaceFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    QStringList families = font.families();
    for (const char *family : {"Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC",
                               "WenQuanYi Micro Hei"}) {
        if (!families.contains(QLatin1String(family)))
            families.append(QLatin1String(family));
    }
    font.setFamilies(families);
    font.setPixelSize(metrics::kFontPixels);
    return font;
}

QFont smallFont()
{
    QFont font = interfaceFont();
    font.setPixelSize(metrics::kSmallFontPixels);
    return font;
}

QFont largeFont()
{
    QFont font = interfaceFont();
    font.setPixelSize(18);
    font.setWeight(QFont::DemiBold);
    return font;
}

ThemeController::ThemeController(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
    initIconResources();
    // Before our own palette is set, the application's is the desktop's.
    m_systemDark = QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5f;
    watchSystem();
    apply();
}

bool ThemeController::eventFilter(QObject *watched, QEvent *event)
{
    // Labels show names from files, and a name that looks like HTML must not become a picture or a heading. None of ours is
    // meant as rich text, so a label that would guess is told not to.
    if (event->type() == QEvent::Polish) {
        if (auto *label = qobject_cast<QLabel *>(watched); label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }
    // Nobody is told when a button becomes the default one of its dialog; it only paints itself anew.
    if (event->type() == QEvent::Paint) {
        if (auto *button = qobject_cast<QPushButton *>(watched))
            tintForButton(*button);
    }
    return QObject::eventFilter(watched, event);
}

void ThemeController::setAppearance(Appearance appearance)
{
    m_appearance = appearance;
    apply();
}

void ThemeController::watchSystem()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QStyleHints *hints = QGuiApplication::styleHints();
    if (hints->colorScheme() != Qt::ColorScheme::Unknown)
        m_systemDark = hints->colorScheme() == Qt::ColorScheme::Dark;
    connect(hints, &QStyleHints::colorSchemeChanged, this, [this](Qt::ColorScheme scheme) {
        if (scheme != Qt::ColorScheme::Unknown)
            setSystemDark(scheme == Qt::ColorScheme::Dark);
    });
#elif defined(MARROW_HAS_DBUS)
    // Qt before 6.5 does not tell; the desktop portal does, with 1 for dark.
    const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
    const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
    const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(onPortalSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme");
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question, 2000), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError()) {
            // "Read" wraps its answer in a variant once too often.
            QVariant value = reply.value().variant();
            if (value.canConvert<QDBusVariant>())
                value = value.value<QDBusVariant>().variant();
            if (value.toUInt() != 0)
                setSystemDark(value.toUInt() == 1);
        }
        watcher->deleteLater();
    });
#endif
}

void ThemeController::onPortalSettingChanged([[maybe_unused]] const QString &group, [[maybe_unused]] const QString &key,
                                             [[maybe_unused]] const QDBusVariant &value)
{
#ifdef MARROW_HAS_DBUS
    if (group == QLatin1String("org.freedesktop.appearance") && key == QLatin1String("color-scheme"))
        setSystemDark(value.variant().toUInt() == 1);
#endif
}

void ThemeController::setSystemDark(bool dark)
{
    m_systemDark = dark;
    if (m_appearance == Appearance::System)
        apply();
}

void ThemeController::apply()
{
    const bool dark = m_appearance == Appearance::Dark || (m_appearance == Appearance::System && m_systemDark);
    if (m_applied && dark == m_dark)
        return;
    const Tokens &tokens = dark ? darkTokens() : lightTokens();
    if (!m_applied) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setFont(interfaceFont());
    }
    m_dark = dark;
    m_applied = true;
    QApplication::setPalette(paletteFrom(tokens));
    qApp->setStyleSheet(styleSheetFrom(tokens));
    emit changed();
}

} // namespace marrow
