#include "app/gui/job_form.h"

#include "views/common/arithmetic.h"
#include "views/common/number_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLineEdit>

namespace marrow {

namespace {

constexpr int kAllFeatures = 15; ///< bits of advanced mode; what a puppet does not offer is ignored

QString textOf(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 12);
    return value.toString();
}

} // namespace

JobForm::JobForm(const OptionList &options, const Setting &setting, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(8);
    layout->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const JobOption &option : options.options()) {
        if (option.title.isEmpty() || (!setting.only.isEmpty() && !setting.only.contains(option.name)) || setting.without.contains(option.name))
            continue;
        const Field field = makeField(option, setting);
        field.widget->setObjectName(QStringLiteral("option.") + option.name);
        field.widget->setAccessibleName(option.title);
        QString help = option.help;
        help[0] = help[0].toUpper();
        field.widget->setToolTip(QStringLiteral("%1\nmarrow-cli --%2").arg(help, option.name));
        if (option.type == JobOption::Type::Flag)
            layout->addRow(QString(), field.widget);
        else
            layout->addRow(option.title, field.widget);
        m_fields.emplace(option.name, field);
    }
}

JobForm::Field JobForm::makeField(const JobOption &option, const Setting &setting)
{
    using Type = JobOption::Type;
    if (option.name == QLatin1String("clip"))
        return makeClipField(setting);
    if (option.name == QLatin1String("size"))
        return makeSizeField(option);
    if (option.name == QLatin1String("camera"))
        return makeTextField(option, setting.camera);
    if (option.type == Type::Flag) {
        auto *box = new QCheckBox(option.title, this);
        connect(box, &QCheckBox::clicked, this, &JobForm::changed);
        return {box, [box] { return box->isChecked() ? QStringLiteral("true") : QString(); }};
    }
    if (option.type == Type::Choice) {
        const std::map<QString, QString> words = {{"linear", tr("Linear")}, {"step", tr("Step")}, {"smooth", tr("Smooth")},
                                                  {"y", tr("Y up")}, {"z", tr("Z up")}, {"x", tr("X up")},
                                                  {"vertical", tr("Up and down only")}, {"full", tr("Also along the floor")}, {"auto", tr("As it fits")},
                                                  {"always", tr("Every clip")}, {"never", tr("No clip")}, {"rest", tr("At rest")}, {"posed", tr("Posed like the source")},
                                                  {"none", tr("None")}, {"deflate", tr("Deflate")}, {"zstd", tr("Zstandard")}};
        auto *combo = new QComboBox(this);
        for (const QString &choice : option.choices)
            combo->addItem(words.contains(choice) ? words.at(choice) : choice, choice);
        connect(combo, &QComboBox::activated, this, &JobForm::changed);
        return {combo, [combo] { return combo->currentData().toString(); }};
    }
    if (option.name == QLatin1String("to-version")) {
        auto *combo = new QComboBox(this);
        combo->addItem(tr("2, everything"), QStringLiteral("2"));
        combo->addItem(tr("1, for old players: the core alone"), QStringLiteral("1"));
        connect(combo, &QComboBox::activated, this, &JobForm::changed);
        return {combo, [combo] { return combo->currentData().toString(); }};
    }
    if (option.name == QLatin1String("advanced")) {
        auto *box = new QCheckBox(tr("with skinning, links, simulation and collision"), this);
        return {box, [box] { return box->isChecked() ? QString::number(kAllFeatures) : QString(); }};
    }
    const bool number = option.type == Type::Number || option.type == Type::Integer;
    const QJsonValue value = option.name == QLatin1String("time") && setting.timeMs > 0 ? QJsonValue(setting.timeMs) : option.defaultValue;
    if (!number || !option.defaultValue.isDouble())
        return makeTextField(option, textOf(value));
    return makeNumberField(option, value.toDouble());
}

JobForm::Field JobForm::makeClipField(const Setting &setting)
{
    auto *combo = new QComboBox(this);
    if (!setting.withoutClip.isEmpty())
        combo->addItem(setting.withoutClip, QString());
    for (const Clip &clip : setting.clips) {
        combo->addItem(clip.name.isEmpty() ? tr("clip %1").arg(clip.id) : clip.name, QString::number(clip.id));
        if (setting.currentClip == clip.id)
            combo->setCurrentIndex(combo->count() - 1);
    }
    if (combo->count() == 0)
        combo->setPlaceholderText(tr("the rig has no clip"));
    return {combo, [combo] { return combo->currentData().toString(); }};
}

JobForm::Field JobForm::makeSizeField(const JobOption &option)
{
    auto *combo = new QComboBox(this);
    combo->setEditable(true);
    combo->lineEdit()->setAccessibleName(option.title);
    combo->addItems({"256x256", "512x512", "1024x1024", "1280x720", "1920x1080", "3840x2160"});
    combo->setCurrentText(option.defaultValue.toString());
    connect(combo, &QComboBox::currentTextChanged, this, &JobForm::changed);
    return {combo, [combo] { return combo->currentText().trimmed(); }};
}

JobForm::Field JobForm::makeNumberField(const JobOption &option, double value)
{
    auto *field = new NumberField(this);
    const bool whole = option.type == JobOption::Type::Integer;
    field->setDecimals(whole ? 0 : 3);
    field->setStep(whole ? 1 : 0.1);
    field->setRange(0, 1e6);
    field->setDefaultValue(option.defaultValue.toDouble());
    field->setValue(value);
    if (option.valueName == QLatin1String("MS"))
        field->setUnit(QStringLiteral("ms"));
    connect(field, &NumberField::valueCommitted, this, &JobForm::changed);
    return {field, [field] { return QString::number(field->value(), 'g', 12); }};
}

JobForm::Field JobForm::makeTextField(const JobOption &option, const QString &text)
{
    auto *edit = new QLineEdit(text, this);
    edit->setPlaceholderText(option.name == QLatin1String("to") ? tr("to the end, or a time in ms") : option.valueName == QLatin1String("MS") ? QStringLiteral("0") : option.valueName);
    const bool number = option.type == JobOption::Type::Number || option.type == JobOption::Type::Integer;
    return {edit, [edit, number] {
                const QString typed = edit->text().trimmed();
                const std::optional<double> value = number ? evaluateArithmetic(typed, 0) : std::nullopt;
                return value ? QString::number(*value, 'g', 12) : typed;
            }};
}

Result<void> JobForm::apply(const OptionList &options) const
{
    for (const auto &[name, field] : m_fields) {
        const JobOption *option = options.find(name);
        const QString text = field.text();
        if (!option || text.isEmpty())
            continue;
        if (!option->set(text))
            return Error{QStringLiteral("form.value"), tr("“%1” does not fit “%2”: %3.").arg(text, option->title, option->help), {}, {}};
    }
    return {};
}

QStringList JobForm::optionNames() const
{
    QStringList names;
    for (const auto &entry : m_fields)
        names.append(entry.first);
    return names;
}

} // namespace marrow
