#pragma once

#include "app/gui/publish/publish_page.h"

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace marrow {

/// Which kind of work plays which action. Leaving it bakes and plans.
class PublishKindsPage : public PublishPage
{
    Q_OBJECT

public:
    explicit PublishKindsPage(Draft draft, QWidget *parent = nullptr);

    WizardTexts texts() const override;
    QString missing() const override;
    std::optional<WizardWork> work() override;

protected:
    void fill() override;
    bool isStale() const override { return m_actions != draft().project.settings.actions; }
    void retranslate() override;

private:
    struct Role
    {
        QLabel *label;
        QComboBox *action;
        QString PublishSettings::*setting;
    };

    void layOut();
    void addKind();
    void addRow(const QString &kind, const QString &action);
    void take();
    void tellUnmapped();

    QStringList m_actions;
    std::map<QString, QString> m_lost; ///< kinds whose action is no longer published, and that action
    int m_lostOf = -1; ///< the reading of the project they are of
    std::array<Role, 3> m_roles;
    QTreeWidget *m_kinds;
    QLineEdit *m_newKind;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_unmapped;
    QCheckBox *m_keep;
};

} // namespace marrow
