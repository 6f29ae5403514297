#include "views/panel/snapshot_bar.h"

#include "views/common/flow_layout.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace marrow {

namespace {

constexpr int kMaxButton = 160;

/// Stands over a button while its snapshot is renamed; Escape leaves the name as it was.
class NameField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Escape)
            return QLineEdit::keyPressEvent(event);
        blockSignals(true);
        deleteLater();
    }
};

} // namespace

SnapshotBar::SnapshotBar(QWidget *parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(this))
    , m_keep(new QToolButton(this))
    , m_none(new QLabel(this))
{
    m_keep->setIcon(iconFor(QStringLiteral("plus")));
    m_keep->setProperty("role", "framed");
    m_keep->setFocusPolicy(Qt::TabFocus);
    connect(m_keep, &QToolButton::clicked, this, &SnapshotBar::keep);
    m_none->setProperty("role", "secondary");
    m_none->setFont(smallFont());
    m_none->setMinimumHeight(metrics::kControlHeight);
    m_flow->addWidget(m_keep);
    m_flow->addWidget(m_none);
    retranslate();
}

void SnapshotBar::setSession(PanelSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &PanelSession::snapshotsChanged, this, &SnapshotBar::rebuild);
    rebuild();
}

void SnapshotBar::rebuild()
{
    while (m_flow->count() > 2) { // behind the button and the sentence
        QLayoutItem *item = m_flow->takeAt(2);
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    const bool any = m_session && !m_session->snapshots().empty();
    m_none->setVisible(!any);
    if (any) {
        for (const PoseSnapshot &snapshot : m_session->snapshots()) {
            auto *button = new QToolButton(this);
            const QString name = snapshot.name;
            button->setProperty("role", "framed");
            button->setObjectName(name);
            button->setText(button->fontMetrics().elidedText(name, Qt::ElideRight, kMaxButton));
            button->setToolTip(tr("Show the pose %1. Right click renames, renews or removes it.").arg(name));
            button->setAccessibleName(name);
            button->setFocusPolicy(Qt::TabFocus);
            button->setContextMenuPolicy(Qt::CustomContextMenu);
            connect(button, &QToolButton::clicked, this, [this, name] { m_session->applySnapshot(name); });
            connect(button, &QWidget::customContextMenuRequested, this, [this, name, button](const QPoint &at) {
                showMenu(name, button, button->mapToGlobal(at));
            });
            m_flow->addWidget(button);
            button->show();
        }
    }
    m_keep->setEnabled(m_session);
    updateGeometry();
}

void SnapshotBar::keep()
{
    if (!m_session)
        return;
    const QString name = m_session->freeSnapshotName();
    m_session->keepSnapshot(name);
    if (auto *button = findChild<QToolButton *>(name)) {
        m_flow->activate();
        rename(name, button);
    }
}

void SnapshotBar::showMenu(const QString &name, QWidget *button, const QPoint &at)
{
    QMenu menu(this);
    menu.addAction(iconFor(QStringLiteral("rename")), tr("Rename…"), this, [this, name, button] { rename(name, button); });
    menu.addAction(iconFor(QStringLiteral("refresh")), tr("Put the present pose in its place"), this, [this, name] { m_session->keepSnapshot(name); });
    menu.addSeparator();
    menu.addAction(iconFor(QStringLiteral("trash")), tr("Remove"), this, [this, name] { m_session->removeSnapshot(name); });
    menu.exec(at);
}

void SnapshotBar::rename(const QString &name, QWidget *button)
{
    auto *field = new NameField(name, this);
    field->setGeometry(QRect(button->pos(), QSize(std::max(button->width(), 110), metrics::kControlHeight)));
    if (field->geometry().right() > width())
        field->move(std::max(0, width() - field->width()), field->y());
    field->setAccessibleName(tr("Name of the pose"));
    field->selectAll();
    field->show();
    field->setFocus();
    connect(field, &QLineEdit::editingFinished, this, [this, field, name] {
        const QString typed = field->text().trimmed();
        field->blockSignals(true);
        const bool focused = field->hasFocus();
        field->deleteLater();
        field->hide();
        if (!m_session)
            return;
        m_session->renameSnapshot(name, typed);
        if (auto *renamed = findChild<QToolButton *>(typed.isEmpty() ? name : typed); renamed && focused)
            renamed->setFocus();
    });
}

void SnapshotBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SnapshotBar::retranslate()
{
    m_keep->setToolTip(tr("Keep this pose (Ctrl+K)"));
    m_keep->setAccessibleName(tr("Keep this pose"));
    m_none->setText(tr("No poses kept yet"));
    rebuild();
}

} // namespace marrow
