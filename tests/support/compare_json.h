#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <cmath>

namespace marrow {

/// Compares what a script saw with what it expected. Numbers are compared as f32: equal bits are counted, others have to
/// lie within `pixels` for vertices and 1e-5 relative (and absolute, near zero) for the rest.
struct JsonComparison
{
    double pixels = 0.001;
    qint64 numbers = 0;
    qint64 identical = 0;
    QStringList failures;

    void add(const JsonComparison &other)
    {
        numbers += other.numbers;
        identical += other.identical;
        failures += other.failures;
    }

    void compare(const QJsonValue &seen, const QJsonValue &expected, const QString &where, bool isVertex = false)
    {
        if (expected.isDouble() && seen.isDouble()) {
            compareNumber(seen.toDouble(), expected.toDouble(), where, isVertex);
        } else if (expected.isArray() && seen.isArray()) {
            compareArray(seen.toArray(), expected.toArray(), where, isVertex);
        } else if (expected.isObject() && seen.isObject()) {
            const QJsonObject wanted = expected.toObject();
            for (auto it = wanted.begin(); it != wanted.end(); ++it) {
                const bool points = it.key() == "vertices" || it.key() == "frame" || it.key() == "colliders";
                compare(seen.toObject().value(it.key()), it.value(), where + '/' + it.key(), points);
            }
        } else if (seen != expected) {
            failures.append(where + ": another value or type");
        }
    }

private:
    void compareNumber(double seen, double expected, const QString &where, bool isVertex)
    {
        ++numbers;
        if (static_cast<float>(seen) == static_cast<float>(expected)) {
            ++identical;
            return;
        }
        const double tolerance = isVertex ? pixels : 1e-5 * std::max(1.0, std::fabs(expected));
        if (!(std::fabs(seen - expected) <= tolerance)) {
            failures.append(QStringLiteral("%1: %2 instead of %3").arg(where).arg(seen, 0, 'g', 9).arg(expected, 0, 'g', 9));
        }
    }

    void compareArray(const QJsonArray &seen, const QJsonArray &expected, const QString &where, bool isVertex)
    {
        if (seen.size() != expected.size()) {
            failures.append(QStringLiteral("%1: %2 entries instead of %3").arg(where).arg(seen.size()).arg(expected.size()));
            return;
        }
        for (qsizetype i = 0; i < expected.size(); ++i) {
            compare(seen[i], expected[i], where + '/' + QString::number(i), isVertex);
        }
    }
};

} // namespace marrow
