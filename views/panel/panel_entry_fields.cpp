#include "views/panel/panel_entry_fields.h"

#include "model/puppet/panel_tree.h"
#include "views/common/arithmetic.h"
#include "views/common/flow_layout.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/panel/label_picker.h"
#include "views/panel/panel_tree_view.h"
#include "views/panel/parameter_painter.h"
#include "views/panel/snap_editor.h"

#include <QEvent>
#include <QGridLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

PanelEntryFields::PanelEntryFields(PanelTreeView *tree, QWidget *parent)
    : QWidget(parent)
    , m_tree(tree)
    , m_pages(new QStackedWidget(this))
    , m_help(new QLabel(this))
{
    setProperty("role", "panel");
    m_help->setWordWrap(true);
    m_help->setProperty("role", "secondary");
    m_help->setFont(smallFont());
    m_help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_groupPage = buildGroupPage();
    m_parameterPage = buildParameterPage();
    for (QWidget *page : {static_cast<QWidget *>(m_help), m_groupPage, m_parameterPage})
        m_pages->addWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->addWidget(m_pages);
    connect(tree, &PanelTreeView::selectedEntriesChanged, this, &PanelEntryFields::refresh);
    retranslate();
}

QWidget *PanelEntryFields::buildGroupPage()
{
    auto *page = new QWidget(this);
    m_nameLabel = new QLabel(page);
    m_idLabel = new QLabel(page);
    m_colorLabel = new QLabel(page);
    m_stripped = new QLabel(page);
    m_stripped->setWordWrap(true);
    m_stripped->setProperty("role", "secondary");
    m_stripped->setFont(smallFont());
    m_name = new QLineEdit(page);
    m_id = new QLineEdit(page);
    m_colors = new LabelPicker(page);
    m_nameLabel->setBuddy(m_name);
    m_idLabel->setBuddy(m_id);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kPanelPadding);
    grid->setVerticalSpacing(metrics::kUnit + 2);
    int row = 0;
    for (const auto &[label, field] : {std::pair<QLabel *, QWidget *>(m_nameLabel, m_name), {m_idLabel, m_id}, {m_colorLabel, m_colors}}) {
        grid->addWidget(label, row, 0, field == m_colors ? Qt::AlignTop : Qt::AlignVCenter);
        grid->addWidget(field, row++, 1);
    }
    grid->addWidget(m_stripped, row++, 0, 1, 2);
    grid->setRowStretch(row, 1);
    grid->setColumnStretch(1, 1);
    connect(m_name, &QLineEdit::editingFinished, this, &PanelEntryFields::commitName);
    connect(m_id, &QLineEdit::editingFinished, this, &PanelEntryFields::commitId);
    connect(m_colors, &LabelPicker::noneChosen, this, [this] { setLabel({{QStringLiteral("label"), QStringLiteral("none")}}); });
    connect(m_colors, &LabelPicker::presetChosen, this, [this](const QString &preset) {
        setLabel({{QStringLiteral("label"), QStringLiteral("preset")}, {QStringLiteral("preset"), preset}});
    });
    connect(m_colors, &LabelPicker::customChosen, this, [this](const QColor &color) {
        setLabel({{QStringLiteral("label"), QStringLiteral("custom")}, {QStringLiteral("argb"), color.name(QColor::HexArgb)}});
    });
    return page;
}

QWidget *PanelEntryFields::buildParameterPage()
{
    auto *page = new QWidget(this);
    m_title = new QLabel(page);
    m_title->setProperty("role", "secondary");
    m_title->setFont(smallFont());
    m_title->setWordWrap(true);
    m_snapLabel = new QLabel(page);
    m_snaps = new SnapEditor(page);
    m_snapText = new QLineEdit(page);
    m_snapText->setObjectName(QStringLiteral("snapText"));
    m_fromKeys = new QPushButton(page);
    m_clear = new QPushButton(page);
    m_padLabel = new QLabel(page);
    m_padLabel->setWordWrap(true);
    m_makePad = new QPushButton(iconFor(QStringLiteral("pad")), QString(), page);
    m_splitPad = new QPushButton(page);
    m_swapPad = new QPushButton(iconFor(QStringLiteral("swap")), QString(), page);
    auto *snapButtons = new FlowLayout;
    snapButtons->addWidget(m_fromKeys);
    snapButtons->addWidget(m_clear);
    auto *padButtons = new FlowLayout;
    for (QPushButton *button : {m_makePad, m_splitPad, m_swapPad})
        padButtons->addWidget(button);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit + 2);
    layout->addWidget(m_title);
    layout->addWidget(m_snapLabel);
    layout->addWidget(m_snaps);
    layout->addWidget(m_snapText);
    layout->addLayout(snapButtons);
    layout->addSpacing(metrics::kUnit);
    layout->addWidget(m_padLabel);
    layout->addLayout(padButtons);
    layout->addStretch();
    connect(m_snaps, &SnapEditor::snapsChanged, this, [this](const std::vector<float> &snaps) {
        setSnaps({{m_tree->selectedParameters().front(), snaps}});
    });
    connect(m_snapText, &QLineEdit::editingFinished, this, &PanelEntryFields::commitSnapText);
    connect(m_fromKeys, &QPushButton::clicked, this, &PanelEntryFields::snapsFromKeys);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        std::vector<std::pair<std::uint32_t, std::vector<float>>> none;
        for (const std::uint32_t parameter : m_tree->selectedParameters())
            none.emplace_back(parameter, std::vector<float>());
        setSnaps(none);
    });
    connect(m_makePad, &QPushButton::clicked, this, &PanelEntryFields::makePad);
    connect(m_splitPad, &QPushButton::clicked, this, &PanelEntryFields::splitPads);
    connect(m_swapPad, &QPushButton::clicked, this, &PanelEntryFields::swapPad);
    return page;
}

void PanelEntryFields::setSession(PanelSession *session)
{
    m_session = session;
    refresh();
}

void PanelEntryFields::refresh()
{
    const std::vector<int> groups = m_session ? m_tree->selectedGroups() : std::vector<int>();
    const std::vector<std::uint32_t> parameters = m_session ? m_tree->selectedParameters() : std::vector<std::uint32_t>();
    QWidget *page = m_help;
    if (!groups.empty() && parameters.empty()) {
        page = m_groupPage;
        refreshGroups(groups);
    } else if (!parameters.empty() && groups.empty()) {
        page = m_parameterPage;
        refreshParameters(parameters);
    }
    m_pages->setCurrentWidget(page);
    keepHeight();
}

/// The height of the tallest page seen so far, whatever is selected: the tree above must not change under the pointer that
/// selects in it.
void PanelEntryFields::keepHeight()
{
    if (!isVisible())
        return; // without its width no height can be told
    int height = m_pages->minimumHeight();
    for (QWidget *page : {m_groupPage, m_parameterPage})
        height = std::max(height, page->layout()->hasHeightForWidth() ? page->layout()->totalHeightForWidth(m_pages->width()) : page->sizeHint().height());
    m_pages->setMinimumHeight(height);
}

void PanelEntryFields::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        m_pages->setMinimumHeight(0); // lines break elsewhere now
        keepHeight();
    }
}

void PanelEntryFields::refreshGroups(const std::vector<int> &groups)
{
    std::vector<PanelNode> records;
    for (const int group : groups)
        records.push_back(m_session->panel().nodes[static_cast<std::size_t>(group)]);
    const bool one = groups.size() == 1;
    const bool stripped = m_session->document()->namesStripped();
    if (!m_name->hasFocus() || !m_name->isModified())
        m_name->setText(one ? records.front().name : QString());
    if (!m_id->hasFocus() || !m_id->isModified())
        m_id->setText(one ? records.front().id : QString());
    m_name->setEnabled(one && !stripped);
    m_id->setEnabled(one);
    m_name->setPlaceholderText(one ? QString() : tr("%n groups", nullptr, static_cast<int>(groups.size())));
    m_stripped->setVisible(stripped);
    m_colors->setGroups(records);
}

void PanelEntryFields::refreshParameters(const std::vector<std::uint32_t> &parameters)
{
    const bool one = parameters.size() == 1;
    const Parameter &record = m_session->rig().parameters[parameters.front()];
    m_title->setText(one ? tr("%1: %2 to %3, default %4")
                               .arg(record.id.isEmpty() ? m_session->label(parameters.front()) : record.id,
                                    valueText(record, static_cast<double>(record.minimum)),
                                    valueText(record, static_cast<double>(record.maximum)),
                                    valueText(record, static_cast<double>(record.defaultValue)))
                         : tr("%n parameters", nullptr, static_cast<int>(parameters.size())));
    m_snaps->setVisible(one);
    m_snapText->setVisible(one);
    const FloatArray *snaps = snapsOf(m_session->panel(), parameters.front());
    const std::vector<float> values = snaps ? std::vector<float>(snaps->begin(), snaps->end()) : std::vector<float>();
    if (one) {
        m_snaps->setParameter(record, m_session->keys(parameters.front()), values);
        QStringList texts;
        for (const float value : values)
            texts.append(valueText(record, static_cast<double>(value)));
        if (!m_snapText->hasFocus() || !m_snapText->isModified())
            m_snapText->setText(texts.join(QStringLiteral("; ")));
    }
    const auto has = [this](std::uint32_t parameter) { return snapsOf(m_session->panel(), parameter) != nullptr; };
    const auto hasKeys = [this](std::uint32_t parameter) { return !m_session->keys(parameter).empty(); };
    m_clear->setEnabled(std::any_of(parameters.begin(), parameters.end(), has));
    m_fromKeys->setEnabled(std::any_of(parameters.begin(), parameters.end(), hasKeys));
    refreshPad(parameters);
}

void PanelEntryFields::refreshPad(const std::vector<std::uint32_t> &parameters)
{
    const std::vector<std::size_t> pads = selectedPads();
    m_makePad->setVisible(pads.empty());
    m_makePad->setEnabled(canMakePad());
    m_splitPad->setVisible(!pads.empty());
    m_swapPad->setVisible(pads.size() == 1);
    if (pads.size() == 1) {
        const PanelJoystick &pad = m_session->panel().joysticks[pads.front()];
        m_padLabel->setText(tr("Pad: ↔ %1, ↕ %2").arg(m_session->label(pad.horizontal), m_session->label(pad.vertical)));
    } else if (!pads.empty()) {
        m_padLabel->setText(tr("%n pads", nullptr, static_cast<int>(pads.size())));
    } else if (canMakePad()) {
        m_padLabel->setText(tr("Pad of ↔ %1 and ↕ %2").arg(m_session->label(parameters[0]), m_session->label(parameters[1])));
    } else {
        m_padLabel->setText(tr("Select two parameters (Ctrl+click) to make a pad of them."));
    }
}

std::vector<std::size_t> PanelEntryFields::selectedPads() const
{
    std::vector<std::size_t> pads;
    for (const std::uint32_t parameter : m_tree->selectedParameters()) {
        if (const auto pad = joystickOf(m_session->panel(), parameter))
            pads.push_back(*pad);
    }
    std::sort(pads.begin(), pads.end());
    pads.erase(std::unique(pads.begin(), pads.end()), pads.end());
    return pads;
}

bool PanelEntryFields::canMakePad() const
{
    const std::vector<std::uint32_t> parameters = m_tree->selectedParameters();
    return parameters.size() == 2 && parameters[0] != parameters[1] && selectedPads().empty();
}

void PanelEntryFields::makePad()
{
    const std::vector<std::uint32_t> parameters = m_tree->selectedParameters();
    if (parameters.size() == 2)
        m_session->run(QStringLiteral("panel.makeJoystick"), {{QStringLiteral("horizontal"), static_cast<qint64>(parameters[0])},
                                                              {QStringLiteral("vertical"), static_cast<qint64>(parameters[1])}});
}

void PanelEntryFields::splitPads()
{
    QJsonArray list;
    for (const std::size_t pad : selectedPads())
        list.append(static_cast<qint64>(pad));
    if (!list.isEmpty())
        m_session->run(QStringLiteral("panel.splitJoysticks"), {{QStringLiteral("joysticks"), list}});
}

void PanelEntryFields::swapPad()
{
    const std::vector<std::size_t> pads = selectedPads();
    if (pads.size() == 1)
        m_session->run(QStringLiteral("panel.swapJoystick"), {{QStringLiteral("joystick"), static_cast<qint64>(pads.front())}});
}

void PanelEntryFields::snapsFromKeys()
{
    std::vector<std::pair<std::uint32_t, std::vector<float>>> snaps;
    for (const std::uint32_t parameter : m_tree->selectedParameters()) {
        if (!m_session->keys(parameter).empty())
            snaps.emplace_back(parameter, m_session->keys(parameter));
    }
    setSnaps(snaps);
}

void PanelEntryFields::setSnaps(const std::vector<std::pair<std::uint32_t, std::vector<float>>> &snaps)
{
    QJsonArray list;
    for (const auto &[parameter, values] : snaps) {
        QJsonArray keys;
        for (const float value : values)
            keys.append(static_cast<double>(value));
        list.append(QJsonObject{{QStringLiteral("parameter"), static_cast<qint64>(parameter)}, {QStringLiteral("keys"), keys}});
    }
    if (!list.isEmpty())
        m_session->run(QStringLiteral("panel.setSnaps"), {{QStringLiteral("snaps"), list}});
}

void PanelEntryFields::commitSnapText()
{
    const std::vector<std::uint32_t> parameters = m_session ? m_tree->selectedParameters() : std::vector<std::uint32_t>();
    if (!m_snapText->isModified() || parameters.size() != 1)
        return;
    m_snapText->setModified(false);
    QString text = m_snapText->text();
    text.replace(QChar(u'；'), QLatin1Char(';')).replace(QChar(u'，'), QLatin1Char(';')).replace(QChar(u'−'), QLatin1Char('-')).replace(QLatin1Char(','), QLatin1Char(';'));
    std::vector<float> values;
    const QStringList parts = text.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        if (const auto value = evaluateArithmetic(part, 0))
            values.push_back(m_session->limited(parameters.front(), *value));
    }
    setSnaps({{parameters.front(), values}});
    refresh();
}

void PanelEntryFields::setLabel(QJsonObject label)
{
    QJsonArray nodes;
    for (const int group : m_tree->selectedGroups())
        nodes.append(group);
    label.insert(QStringLiteral("nodes"), nodes);
    m_session->run(QStringLiteral("panel.setLabel"), label);
    refresh();
}

void PanelEntryFields::commitName()
{
    const std::vector<int> groups = m_session ? m_tree->selectedGroups() : std::vector<int>();
    if (!m_name->isModified() || groups.size() != 1)
        return;
    m_name->setModified(false);
    m_session->run(QStringLiteral("panel.rename"), {{QStringLiteral("node"), groups.front()}, {QStringLiteral("name"), m_name->text()}});
}

void PanelEntryFields::commitId()
{
    const std::vector<int> groups = m_session ? m_tree->selectedGroups() : std::vector<int>();
    if (!m_id->isModified() || groups.size() != 1)
        return;
    m_id->setModified(false);
    m_session->run(QStringLiteral("panel.setId"), {{QStringLiteral("node"), groups.front()}, {QStringLiteral("id"), m_id->text()}});
}

void PanelEntryFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PanelEntryFields::retranslate()
{
    m_help->setText(tr("Select groups to name and colour them, parameters for their snap values, two parameters to make a pad."));
    m_nameLabel->setText(tr("Name"));
    m_idLabel->setText(tr("Id"));
    m_colorLabel->setText(tr("Colour"));
    m_name->setAccessibleName(tr("Name"));
    m_id->setAccessibleName(tr("Id"));
    m_name->setToolTip(tr("What people read (F2 in the tree)"));
    m_id->setToolTip(tr("What programs go by"));
    m_stripped->setText(tr("The names in this puppet were left out when it was exported, so groups show their ids."));
    m_snapLabel->setText(tr("Snap values"));
    m_snaps->setAccessibleName(tr("Snap values"));
    m_snaps->setToolTip(tr("Drag a value, double click to add one, drag it off or press Delete to take it away. Left and Right choose one, "
                           "with Ctrl or Shift they move it. Ctrl while dragging passes over keys."));
    m_snapText->setAccessibleName(tr("Snap values as numbers"));
    m_snapText->setPlaceholderText(tr("None: the slider snaps to keys"));
    m_snapText->setToolTip(tr("Numbers or sums with ; between them"));
    m_fromKeys->setText(tr("From keys"));
    m_fromKeys->setToolTip(tr("Snap where the puppet has forms"));
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Take all snap values away"));
    m_makePad->setText(tr("Make a pad"));
    m_makePad->setToolTip(tr("One square for both parameters (Ctrl+J)"));
    m_splitPad->setText(tr("Split"));
    m_splitPad->setToolTip(tr("Two sliders again (Ctrl+Shift+J)"));
    m_swapPad->setText(tr("Swap axes"));
    m_swapPad->setToolTip(tr("Across becomes up and up becomes across"));
    refresh();
}

} // namespace marrow
