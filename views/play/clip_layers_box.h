#pragma once

#include "views/play/play_box.h"

#include <QHash>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace marrow {

class NumberField;

/// Clips in layers: each layer plays one clip over those before it, with a weight; below, the events that clips passed.
class ClipLayersBox : public PlayBox
{
    Q_OBJECT

public:
    explicit ClipLayersBox(QWidget *parent = nullptr);

    /// Starts a clip on the first layer and lets the clock run.
    void play(std::uint32_t clip);

protected:
    void rebuild() override;
    void refresh() override;
    void retranslate() override;
    void listen() override;

private:
    struct Row
    {
        QWidget *widget = nullptr;
        QLabel *number = nullptr;
        QComboBox *clip = nullptr;
        QToolButton *toggle = nullptr;
        QSlider *time = nullptr;
        NumberField *weight = nullptr;
    };
    /// What the box remembers of a puppet while another one is in front.
    struct Memory
    {
        std::uint32_t layers = 1;
        std::vector<int> chosen; ///< per layer the clip that was chosen last, which a stop leaves chosen; -1 none
        QStringList log;
    };

    Memory &memory() { return m_memory[context()]; }
    void addRow();
    void fillRow(std::uint32_t layer);
    void refreshRow(std::uint32_t layer);
    void start(std::uint32_t layer, int clip);
    void toggle(std::uint32_t layer);
    int &chosen(std::uint32_t layer);
    void logEvents();
    void showLog();

    std::vector<Row> m_rows;
    QVBoxLayout *m_rowLayout;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_none;
    QLabel *m_logTitle;
    QPlainTextEdit *m_log;
    QPushButton *m_clearLog;
    QHash<const QObject *, Memory> m_memory;
};

} // namespace marrow
