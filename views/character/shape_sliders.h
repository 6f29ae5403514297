#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QSlider;

namespace marrow {

class NumberField;
class SearchField;

/// Shapes of a face to try by name: a row each with a slider and its number, or a box to tick for those that are all or nothing. Long lists are
/// searched; a few dozen rows are on show at a time. Knows nothing of models.
class ShapeSliders : public QWidget
{
    Q_OBJECT

public:
    struct Shape
    {
        QString name;
        QString tip;
        bool binary = false;
    };

    explicit ShapeSliders(QWidget *parent = nullptr);

    /// `valueOf` gives what a shape stands at; asked again by refresh().
    void setShapes(std::vector<Shape> shapes, std::function<float(int)> valueOf);
    void refresh();

signals:
    /// A person moved it; `weight` is in [0, 1].
    void moved(int shape, float weight);

protected:
    void changeEvent(QEvent *event) override;
    /// The wheel scrolls the panel unless a slider has the focus.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        int shape = -1;
        QSlider *slider = nullptr;
        NumberField *number = nullptr;
        QCheckBox *box = nullptr;
    };

    void fill();
    Row makeRow(int shape, int line);
    void retranslate();

    std::vector<Shape> m_shapes;
    std::function<float(int)> m_valueOf;
    SearchField *m_search;
    QWidget *m_list;
    QGridLayout *m_grid = nullptr;
    QLabel *m_more;
    std::vector<Row> m_rows;
};

} // namespace marrow
