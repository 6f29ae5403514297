#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

/// One run of the built marrow-cli.
struct CliRun
{
    int code = -1;
    QByteArray out;
    QByteArray err;

    /// The document on standard output; fails the parse when there is anything besides it.
    QJsonDocument document() const { return QJsonDocument::fromJson(out); }
    // Const, so that a missing key is looked up and not put in.
    const QJsonObject object() const { return document().object(); }
    const QJsonArray array() const { return document().array(); }
};

inline CliRun runCli(const QStringList &arguments, const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(MARROW_BINARY_DIR "/bin/marrow-cli"), arguments);
    if (!process.waitForFinished(120'000))
        return {-2, process.readAllStandardOutput(), process.errorString().toUtf8()};
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -3;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}
