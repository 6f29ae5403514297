#pragma once

#include "io/p2lrt/reader.h"
#include "views/puppet/puppet_context.h"

#include <QSignalSpy>
#include <QString>
#include <QTest>

#include <memory>

/// Puppets of the test data, opened for the views.
namespace marrow::test {

inline std::shared_ptr<const PuppetRig> puppetRig(const char *name)
{
    const auto read = p2lrt::readPuppetFile(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/") + QLatin1String(name));
    return read ? read->puppet.rig : nullptr;
}

/// With its pages decoded; null when something went wrong.
inline std::unique_ptr<PuppetContext> openPuppet(const char *name)
{
    auto context = std::make_unique<PuppetContext>(puppetRig(name));
    QSignalSpy ready(context.get(), &PuppetContext::pagesReady);
    context->pages();
    if (!ready.wait(10000))
        return nullptr;
    return context;
}

/// The first of a numbered row of puppets ("skin/skin-%1.p2lrt") for which `fits` holds; null when none does.
template <class Fits>
std::unique_ptr<PuppetContext> findPuppet(const QString &pattern, int from, int to, const Fits &fits)
{
    for (int number = from; number <= to; ++number) {
        const auto rig = puppetRig(qPrintable(pattern.arg(number)));
        if (rig && fits(*rig))
            return openPuppet(qPrintable(pattern.arg(number)));
    }
    return nullptr;
}

} // namespace marrow::test
