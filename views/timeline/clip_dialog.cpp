#include "views/timeline/clip_dialog.h"

#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace marrow {

ClipDialog::ClipDialog(const QString &title, const QString &verb, QWidget *parent)
    : QDialog(parent)
    , m_form(new QFormLayout)
    , m_note(new QLabel(this))
{
    setObjectName("clipDialog");
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(metrics::kSectionGap);
    m_form->setSpacing(metrics::kUnit * 2);
    m_form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->setObjectName("clipNote");
    m_note->setProperty("role", "secondary");
    m_note->setWordWrap(true);
    m_note->setMinimumWidth(300);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * 2);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setIcon({});
    m_cancel->setAutoDefault(false); // Return never means this, even while there is nothing to answer
    m_verb = buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    m_verb->setDefault(true);
    layout->addLayout(m_form);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

NumberField *ClipDialog::addNumber(const QString &label, double value, double least, double most, int decimals, const QString &unit)
{
    auto *field = new NumberField(this);
    field->setRange(least, most);
    field->setDecimals(decimals);
    field->setStep(decimals == 0 ? 1 : 0.01);
    field->setUnit(unit);
    field->setValue(value);
    field->setAccessibleName(label);
    m_form->addRow(label, field);
    connect(field, &NumberField::textEdited, this, &ClipDialog::refresh);
    connect(field, &NumberField::valueChanging, this, &ClipDialog::refresh);
    connect(field, &NumberField::valueCommitted, this, &ClipDialog::refresh);
    connect(field, &NumberField::changeCancelled, this, &ClipDialog::refresh);
    connect(field, &NumberField::entered, m_verb, &QPushButton::click);
    m_fields.push_back(field);
    return field;
}

QLineEdit *ClipDialog::addText(const QString &label, const QString &value)
{
    auto *edit = new QLineEdit(value, this);
    edit->setAccessibleName(label);
    edit->selectAll();
    m_form->addRow(label, edit);
    connect(edit, &QLineEdit::textChanged, this, &ClipDialog::refresh);
    m_fields.push_back(edit);
    return edit;
}

QComboBox *ClipDialog::addChoice(const QString &label, const QStringList &choices, int current)
{
    auto *box = new QComboBox(this);
    box->addItems(choices);
    box->setCurrentIndex(current);
    box->setAccessibleName(label);
    m_form->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &ClipDialog::refresh);
    m_fields.push_back(box);
    return box;
}

QCheckBox *ClipDialog::addCheck(const QString &label, bool checked)
{
    auto *box = new QCheckBox(label, this);
    box->setChecked(checked);
    m_form->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, &ClipDialog::refresh);
    m_fields.push_back(box);
    return box;
}

void ClipDialog::setNote(std::function<QString(bool *)> note)
{
    m_noteOf = std::move(note);
    refresh();
}

void ClipDialog::refresh()
{
    bool possible = true;
    m_note->setText(m_noteOf ? m_noteOf(&possible) : QString());
    m_verb->setEnabled(possible);
}

void ClipDialog::ask(std::function<void()> answer)
{
    // A field that is being typed in settles before the answer is read: focus goes first.
    connect(this, &QDialog::accepted, this, [this, answer = std::move(answer)] {
        if (QWidget *focused = focusWidget())
            focused->clearFocus();
        answer();
    });
    // The buttons were made before the fields; people come to the fields first.
    QWidget *before = nullptr;
    for (QWidget *field : m_fields) {
        if (before)
            setTabOrder(before, field);
        before = field;
    }
    if (before) {
        setTabOrder(before, m_verb);
        setTabOrder(m_verb, m_cancel);
        m_fields.front()->setFocus(Qt::OtherFocusReason);
    }
    open();
}

} // namespace marrow
