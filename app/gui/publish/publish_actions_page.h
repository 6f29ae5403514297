#pragma once

#include "app/gui/publish/publish_page.h"

class QLabel;
class QPushButton;

namespace marrow {

class ActionGrid;
class SearchField;

/// Which actions: the grid that plays.
class PublishActionsPage : public PublishPage
{
    Q_OBJECT

public:
    explicit PublishActionsPage(Draft draft, QWidget *parent = nullptr);

    WizardTexts texts() const override;
    QString missing() const override;

protected:
    void fill() override;
    bool isStale() const override { return m_slugs != draft().chosenSlugs(); }
    void retranslate() override;

private:
    void take();

    QStringList m_slugs; ///< the columns
    SearchField *m_search;
    QPushButton *m_all;
    QPushButton *m_none;
    QLabel *m_count;
    QLabel *m_onlySome;
    ActionGrid *m_grid;
};

} // namespace marrow
