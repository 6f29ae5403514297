#pragma once

#include "app/jobs/job_option.h"

#include <QWidget>

#include <map>
#include <vector>

class QFormLayout;

namespace marrow {

/// The fields of a job as widgets, made from the same description the command line is made from. Options without a title are not
/// shown.
class JobForm : public QWidget
{
    Q_OBJECT

public:
    struct Clip
    {
        int id = 0;
        QString name;
    };
    struct Setting
    {
        QStringList only = {};             ///< names of the options to show; empty: all
        QStringList without = {};          ///< and those of them that are not
        std::vector<Clip> clips = {};      ///< what an option called "clip" offers
        QString withoutClip = {};          ///< what leaving the clip out means; empty: one must be chosen
        std::optional<int> currentClip = {}; ///< to begin with
        double timeMs = 0;                   ///< what an option called "time" begins with
        QString camera = {};               ///< what an option called "camera" begins with
    };

    JobForm(const OptionList &options, const Setting &setting, QWidget *parent = nullptr);

    /// Fills the options of the same description with what was entered. Fails as the command line does, naming the option.
    Result<void> apply(const OptionList &options) const;
    QStringList optionNames() const;

signals:
    /// A person entered something.
    void changed();

private:
    struct Field
    {
        QWidget *widget;
        std::function<QString()> text; ///< empty: not given
    };
    Field makeField(const JobOption &option, const Setting &setting);
    Field makeClipField(const Setting &setting);
    Field makeSizeField(const JobOption &option);
    Field makeNumberField(const JobOption &option, double value);
    Field makeTextField(const JobOption &option, const QString &text);

    std::map<QString, Field> m_fields;
};

} // namespace marrow
