#pragma once

#include "app/gui/publish/publish_page.h"
#include "app/gui/publish/publish_questions.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

/// Which characters, rigs and puppets, and who in the game they are.
class PublishCharactersPage : public PublishPage
{
    Q_OBJECT

public:
    PublishCharactersPage(Draft draft, const PublishQuestions &questions, QWidget *parent = nullptr);

    WizardTexts texts() const override;
    QString missing() const override;

protected:
    void fill() override;
    void retranslate() override;

private:
    void addRow(const QString &name, const QString &members, const QString &path, const QString &saysItself);
    void take();
    void takeLicence(const QTreeWidgetItem &item);
    void offerModels();
    void addModel(const OfferedModel &model);
    void showFindings(const QStringList &findings);

    PublishQuestions m_questions;
    QPushButton *m_add;
    bool m_filling = false;
    QTreeWidget *m_list;
    QLabel *m_findings;
    QCheckBox *m_only;
    QLabel *m_puppetLabel;
    QComboBox *m_version;
    QComboBox *m_compression;
};

} // namespace marrow
