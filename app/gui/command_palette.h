#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace marrow {

/// Something the palette can do: words to find it by, words beside it (a shortcut, a kind), and what happens.
struct PaletteAction
{
    QString text;
    QString detail;
    std::function<void()> run;
};

/// A list of everything that can be done, narrowed by a few typed letters (see fuzzyScore). Floats at the top of its parent;
/// Enter runs, Esc closes, arrows move. Owned by its parent; shown by `popup`.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    using Entry = PaletteAction;

    explicit CommandPalette(QWidget *parent);
    void popup(std::vector<Entry> entries);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refill();
    void runCurrent();

    std::vector<Entry> m_entries;
    QLineEdit *m_field;
    QListWidget *m_list;
};

} // namespace marrow
