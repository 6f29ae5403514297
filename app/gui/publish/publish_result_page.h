#pragma once

#include "app/gui/publish/publish_page.h"

class QLabel;
class QPushButton;

namespace marrow {

class RowList;

/// What was written where.
class PublishResultPage : public PublishPage
{
    Q_OBJECT

public:
    explicit PublishResultPage(Draft draft, QWidget *parent = nullptr);

    WizardTexts texts() const override;
    bool isResult() const override { return true; }

signals:
    void stageRequested(const QString &folder);

protected:
    void arrive() override;
    void retranslate() override;

private:
    void showOutcome();

    QLabel *m_words;
    RowList *m_files;
    QPushButton *m_stage;
    QPushButton *m_show;
};

} // namespace marrow
