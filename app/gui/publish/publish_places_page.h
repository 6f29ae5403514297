#pragma once

#include "app/gui/publish/publish_page.h"
#include "app/gui/publish/publish_questions.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace marrow {

/// From which project, to which folder. Leaving it reads the project.
class PublishPlacesPage : public PublishPage
{
    Q_OBJECT

public:
    PublishPlacesPage(Draft draft, const PublishQuestions &questions, QWidget *parent = nullptr);

    WizardTexts texts() const override;
    QString missing() const override;
    std::optional<WizardWork> work() override;

protected:
    void arrive() override;
    void retranslate() override;

private:
    struct Place
    {
        QLabel *label;
        QLineEdit *path;
        QPushButton *browse;
    };

    Place m_project;
    Place m_folder;
};

} // namespace marrow
