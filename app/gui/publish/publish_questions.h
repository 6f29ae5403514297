#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace marrow {

/// A bound model from elsewhere: its path, and what it is called.
struct OfferedModel
{
    QString path;
    QString name;
};

/// What the publish wizard asks of the world around it.
struct PublishQuestions
{
    std::function<QString(const QString &title)> askFolder; ///< empty when the person thought better of it
    std::function<QStringList()> askModels;                 ///< files to add
    std::function<std::vector<OfferedModel>()> libraryModels; ///< approved ones of the library
};

} // namespace marrow
