#pragma once

#include "model/puppet/panel.h"

#include <QColor>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace marrow {

/// The colours that groups of a panel may be labelled with.

/// Names as files hold them: "red", "orange", …
QStringList presetLabels();
/// In the language of the interface; a name we do not know as it is.
QString presetLabelName(const QString &preset);

/// What a group's bar is painted with where `palette` is used: invalid without a label; a quiet grey for a preset we do not
/// know, which is kept as it is. The alpha of a custom colour is left out: a bar one cannot see helps nobody.
QColor labelColor(const PanelNode &group, const QPalette &palette);
QColor presetColor(const QString &preset, const QPalette &palette);

} // namespace marrow
