#include "app/gui/action/new_action_dialog.h"

#include "app/gui/file_prompts.h"
#include "app/gui/preferences.h"
#include "app/jobs/action_jobs.h"
#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/gltf_reader.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"
#include "model/commands/action_commands.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

const QString kBakedSuffix = QStringLiteral(".action.json");

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(NewActionDialog)
};

} // namespace

QStringList actionStarts(const QString &folder)
{
    QStringList starts;
    if (!folder.isEmpty()) {
        for (const QString &place : {folder, folder + QStringLiteral("/actions")}) {
            for (const QString &name : QDir(place).entryList({'*' + kBakedSuffix}, QDir::Files, QDir::Name))
                starts.append(place + '/' + name);
        }
    }
    return parametricActionIds() + starts;
}

QString actionStartTitle(const QString &start)
{
    if (!start.endsWith(kBakedSuffix))
        return Texts::tr("%1 (built-in)").arg(start);
    return Texts::tr("%1 (retargeted)").arg(QFileInfo(start).fileName().chopped(kBakedSuffix.size()));
}

Result<HandKeyedAction> actionStartKeys(const QString &start, const QString &slug, const HumanoidRest &rest)
{
    if (const auto builtIn = parametricAction(start, rest))
        return handKeyedFrom(*builtIn, slug);
    const auto baked = openAction(start);
    if (!baked)
        return baked.error();
    return handKeyedFrom(*baked, slug);
}

Result<QJsonObject> actionStartArguments(const QString &start, const HumanoidRest &rest)
{
    const auto keyed = actionStartKeys(start, QStringLiteral("x"), rest);
    if (!keyed)
        return keyed.error();
    QJsonArray keys;
    for (const HandKey &key : keyed->keys)
        keys.append(handKeyToJson(key));
    return QJsonObject{{"keys", keys}, {"loop", keyed->loop}};
}

NewActionDialog::NewActionDialog(FilePrompts &prompts, Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_preferences(preferences)
    , m_rest(standardHumanoidRest())
    , m_figure(new QLabel(this))
    , m_slug(new QLineEdit(this))
    , m_id(new QComboBox(this))
    , m_start(new QComboBox(this))
    , m_file(new QLabel(this))
{
    setWindowTitle(tr("New Action, Keyed by Hand"));
    m_slug->setObjectName("newActionSlug");
    m_id->setObjectName("newActionId");
    m_start->setObjectName("newActionStart");
    m_id->setEditable(true);
    m_id->addItems(parametricActionIds());
    m_id->setCurrentText(QStringLiteral("idle"));
    m_slug->setText(QStringLiteral("character"));
    m_slug->setToolTip(tr("The character's name, as its files bear it: chr_knight"));
    m_id->setToolTip(tr("The action's id, as games ask for it; any name will do"));
    m_start->setToolTip(tr("Its poses become the first keys; every one can be changed"));
    m_file->setProperty("role", "secondary");
    auto *choose = new QPushButton(tr("Choose…"), this);
    choose->setObjectName("newActionFigure");
    choose->setToolTip(tr("A bound character to key the action on"));
    auto *figure = new QHBoxLayout;
    figure->addWidget(m_figure, 1);
    figure->addWidget(choose);
    auto *form = new QFormLayout;
    form->addRow(tr("Character"), figure);
    form->addRow(tr("Name"), m_slug);
    form->addRow(tr("Action"), m_id);
    form->addRow(tr("Start from"), m_start);
    form->addRow(QString(), m_file);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_begin = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
    m_begin->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(440);
    connect(choose, &QPushButton::clicked, this, &NewActionDialog::chooseFigure);
    connect(m_slug, &QLineEdit::textChanged, this, &NewActionDialog::refresh);
    connect(m_id, &QComboBox::currentTextChanged, this, &NewActionDialog::followId);
    connect(m_start, &QComboBox::activated, this, [this] { m_startChosen = true; });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillStarts();
    refresh();
}

QString NewActionDialog::folder() const
{
    return m_figurePath.isEmpty() ? m_preferences.lastFolder() : QFileInfo(m_figurePath).absolutePath();
}

void NewActionDialog::chooseFigure()
{
    const QStringList files = m_prompts.filesToOpen(tr("Choose a bound character"), tr("Bound characters (*.glb)"));
    if (files.isEmpty())
        return;
    if (const Result<void> taken = takeFigure(files.first()); !taken)
        m_prompts.tellFailure(tr("%1 cannot show the action").arg(QFileInfo(files.first()).fileName()), taken.error());
}

bool NewActionDialog::proposeFigure(const QString &path)
{
    return takeFigure(path).ok();
}

Result<void> NewActionDialog::takeFigure(const QString &path)
{
    const auto model = openGltf(path);
    const auto rest = model ? humanoidRestOf(model->model) : Result<HumanoidRest>(model.error());
    if (!rest)
        return rest.error();
    m_figurePath = path;
    m_rest = *rest;
    m_slug->setText(slugOf(m_figurePath));
    fillStarts();
    refresh();
    return {};
}

void NewActionDialog::fillStarts()
{
    const QString before = m_start->currentIndex() >= 0 ? m_starts.value(m_start->currentIndex()) : m_id->currentText();
    m_starts = actionStarts(m_figurePath.isEmpty() ? QString() : folder());
    m_start->clear();
    for (const QString &start : m_starts)
        m_start->addItem(actionStartTitle(start));
    m_start->setCurrentIndex(qMax(0, static_cast<int>(m_starts.indexOf(before))));
}

void NewActionDialog::followId(const QString &id)
{
    if (const auto index = m_starts.indexOf(id); index >= 0 && !m_startChosen)
        m_start->setCurrentIndex(static_cast<int>(index));
    refresh();
}

void NewActionDialog::refresh()
{
    const QString slug = m_slug->text().trimmed();
    const QString id = m_id->currentText().trimmed();
    const bool named = !slug.isEmpty() && !id.isEmpty();
    m_figure->setText(m_figurePath.isEmpty() ? tr("A doll of usual proportions") : QFileInfo(m_figurePath).fileName());
    m_file->setText(named ? tr("Will be saved as %1").arg(handKeyedFileName(slug, id)) : tr("A character and an action need a name."));
    m_begin->setEnabled(named);
}

Result<HandKeyedAction> NewActionDialog::action() const
{
    auto keyed = actionStartKeys(m_starts.value(m_start->currentIndex()), m_slug->text().trimmed(), m_rest);
    if (keyed)
        keyed->action = m_id->currentText().trimmed();
    return keyed;
}

} // namespace marrow
