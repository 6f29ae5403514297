#include "views/panel/label_colors.h"

#include "views/common/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marrow {

namespace {

struct LabelColors
{
    Q_DECLARE_TR_FUNCTIONS(LabelColors)
};

struct Preset
{
    const char *name;
    const char *label;
    QRgb onDark;
    QRgb onLight;
};

// One hue in two lightnesses, so that a bar stands out from either panel.
constexpr std::array kPresets{
    Preset{"red", QT_TRANSLATE_NOOP("LabelColors", "Red"), 0xffe8736a, 0xffc93c37},
    Preset{"orange", QT_TRANSLATE_NOOP("LabelColors", "Orange"), 0xffe8964f, 0xffc2681c},
    Preset{"yellow", QT_TRANSLATE_NOOP("LabelColors", "Yellow"), 0xffdfc04f, 0xffa98600},
    Preset{"green", QT_TRANSLATE_NOOP("LabelColors", "Green"), 0xff7cc47f, 0xff3a8a45},
    Preset{"cyan", QT_TRANSLATE_NOOP("LabelColors", "Cyan"), 0xff56c1c4, 0xff16858a},
    Preset{"blue", QT_TRANSLATE_NOOP("LabelColors", "Blue"), 0xff6fa4ee, 0xff2f69bd},
    Preset{"purple", QT_TRANSLATE_NOOP("LabelColors", "Purple"), 0xffa98ce6, 0xff7450b8},
    Preset{"pink", QT_TRANSLATE_NOOP("LabelColors", "Pink"), 0xffe586b8, 0xffbb4684},
    Preset{"grey", QT_TRANSLATE_NOOP("LabelColors", "Grey"), 0xff9aa3af, 0xff6f7885},
};

const Preset *find(const QString &name)
{
    const auto at = std::find_if(kPresets.begin(), kPresets.end(), [&name](const Preset &preset) {
        return name.compare(QLatin1String(preset.name), Qt::CaseInsensitive) == 0;
    });
    return at == kPresets.end() ? nullptr : &*at;
}

} // namespace

QStringList presetLabels()
{
    QStringList names;
    for (const Preset &preset : kPresets)
        names.append(QLatin1String(preset.name));
    return names;
}

QString presetLabelName(const QString &preset)
{
    const Preset *known = find(preset);
    return known ? LabelColors::tr(known->label) : preset;
}

QColor presetColor(const QString &preset, const QPalette &palette)
{
    const Tokens &tokens = tokensFor(palette);
    const Preset *known = find(preset);
    if (!known)
        return tokens.controlBorder;
    return QColor::fromRgb(tokens.dark ? known->onDark : known->onLight);
}

QColor labelColor(const PanelNode &group, const QPalette &palette)
{
    if (group.label == PanelLabel::Preset)
        return presetColor(group.preset, palette);
    if (group.label == PanelLabel::Custom)
        return QColor::fromRgb(group.argb | 0xff000000u);
    return {};
}

} // namespace marrow
