// The parts of CharacterFactsPanel that are about a VRM's terms, and about faces.

#include "views/character/character_facts_panel.h"
#include "views/character/shape_sliders.h"
#include "views/common/section.h"
#include "views/common/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QToolButton>

namespace marrow {

namespace {

constexpr std::size_t kOpenMorphs = 24;

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
    const bool any = !model.vrmVersion.isEmpty() || model.vrm.known();
    m_vrmSection->setVisible(any);
    if (!any)
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
}

void CharacterFactsPanel::fillExpressions()
{
    const CharacterModel &model = *m_context->model();
    std::vector<ShapeSliders::Shape> expressions;
    for (const ModelExpression &expression : model.expressions)
        expressions.push_back({expression.name, expressionTip(expression), expression.binary});
    m_expressionSection->setVisible(!expressions.empty());
    m_expressionSection->setTitle(tr("Expressions: %1").arg(expressions.size()));
    m_expressions->setShapes(std::move(expressions), [this](int shape) { return m_context ? m_context->expression(shape) : 0.0F; });

    std::vector<ShapeSliders::Shape> morphs;
    for (const QString &name : m_context->morphNames())
        morphs.push_back({name, tr("How strongly “%1” shapes the surface; only for looking, nothing is saved").arg(name), false});
    m_morphSection->setVisible(!morphs.empty());
    m_morphSection->setTitle(tr("Morph targets: %1").arg(morphs.size()));
    // Faces of MMD have a hundred and more, which would push everything else away.
    m_morphSection->setOpen(model.expressions.empty() && morphs.size() <= kOpenMorphs);
    m_morphs->setShapes(std::move(morphs), [this](int shape) { return m_context && shape < m_context->morphNames().size() ? m_context->morph(m_context->morphNames()[shape]) : 0.0F; });
    refreshShapes();
}

void CharacterFactsPanel::refreshShapes()
{
    m_expressions->refresh();
    m_morphs->refresh();
    const bool shaped = m_context && m_context->isShaped();
    for (QToolButton *button : {m_resetExpressions, m_resetMorphs})
        button->setEnabled(shaped);
}

/// What it does and what it does to others, in sentences.
QString CharacterFactsPanel::expressionTip(const ModelExpression &expression)
{
    QStringList sentences{tr("How strongly “%1” shows; only for looking, nothing is saved").arg(expression.name)};
    if (expression.changesNothing())
        sentences.append(expression.unseen > 0 ? tr("It changes only shades or outlines, which are not drawn here.") : tr("It changes nothing in this model."));
    else if (expression.unseen > 0)
        sentences.append(tr("Its changes of shades or outlines are not drawn here."));
    if (expression.binary)
        sentences.append(tr("It is all or nothing."));
    const QString parts[] = {tr("blinking"), tr("looking"), tr("the mouth")};
    for (std::size_t part = 0; part < expression.overrides.size(); ++part) {
        if (expression.overrides[part] == ModelExpression::Override::Block)
            sentences.append(tr("It stops %1.").arg(parts[part]));
        else if (expression.overrides[part] == ModelExpression::Override::Blend)
            sentences.append(tr("The stronger it is, the weaker is %1.").arg(parts[part]));
    }
    return sentences.join(QLatin1Char('\n'));
}

} // namespace marrow
