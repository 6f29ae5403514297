// The parts of CharacterFactsPanel that are about a VRM's terms, and about faces.

#include "views/character/character_facts_panel.h"
#include "views/common/section.h"
#include "views/common/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QSlider>

namespace marrow {

namespace {

constexpr int kMorphSteps = 100;
constexpr int kMostMorphs = 200; ///< a face has a few dozen

void clear(QWidget *widget)
{
    qDeleteAll(widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    delete widget->layout();
}

} // namespace

void CharacterFactsPanel::fillVrm()
{
    clear(m_vrm);
    const CharacterModel &model = *m_context->model();
    m_vrmSection->setVisible(!model.vrmVersion.isEmpty());
    if (model.vrmVersion.isEmpty())
        return;
    const VrmFacts &facts = model.vrm;
    auto *form = new QFormLayout(m_vrm);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(2);
    const auto row = [&](const QString &name, const QString &text) {
        if (!text.isEmpty())
            addRow(form, name, text, text.startsWith(QLatin1String("http")));
    };
    row(tr("Title"), facts.title);
    row(tr("Version"), facts.version);
    row(tr("Author"), facts.authors.isEmpty() ? tr("not named") : facts.authors.join(QStringLiteral(", ")));
    row(tr("Contact"), facts.contact);
    row(tr("Copyright"), facts.copyright);
    row(tr("Licence"), facts.licence.isEmpty() ? tr("not named: ask the author before using it") : facts.licence);
    row(tr("More terms"), facts.moreTerms);
    for (const QString &sentence : permissionTexts(facts.permissions)) {
        auto *label = new QLabel(sentence);
        label->setWordWrap(true);
        form->addRow(label);
    }
    if (facts.springs > 0)
        row(tr("Swinging"), tr("%1 chains of %2 bones, %3 colliders").arg(facts.springs).arg(facts.springJoints).arg(facts.colliders));
    if (!facts.expressions.isEmpty())
        row(tr("Expressions"), facts.expressions.join(QStringLiteral(", ")));
}

void CharacterFactsPanel::fillExpressions()
{
    clear(m_expressions);
    const QStringList &names = m_context->morphNames();
    m_expressionSection->setVisible(!names.isEmpty());
    if (names.isEmpty())
        return;
    auto *form = new QFormLayout(m_expressions);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(2);
    for (const QString &name : names.first(std::min<qsizetype>(names.size(), kMostMorphs))) {
        auto *slider = new QSlider(Qt::Horizontal);
        slider->setObjectName(QStringLiteral("morph.") + name);
        slider->setRange(0, kMorphSteps);
        slider->setValue(static_cast<int>(m_context->morph(name) * kMorphSteps));
        slider->setAccessibleName(name);
        slider->setToolTip(tr("How strongly “%1” shapes the face; only for looking, nothing is saved").arg(name));
        connect(slider, &QSlider::valueChanged, this, [this, name](int value) {
            if (m_context)
                m_context->setMorph(name, static_cast<float>(value) / kMorphSteps);
        });
        auto *label = new QLabel(name);
        label->setProperty("role", "secondary");
        label->setMaximumWidth(120);
        label->setToolTip(name);
        form->addRow(label, slider);
    }
}

} // namespace marrow
