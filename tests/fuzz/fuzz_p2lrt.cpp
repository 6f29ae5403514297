// Feeds the P2LRT reader. The first byte of an input chooses what the rest is: 0 a whole file, anything else the payload of
// one chunk, decoded together with the sound chunks of a made-up puppet, so that records are reached without a container
// that has to be kept consistent. Whatever is accepted must survive being written and read again.

#include "io/p2lrt/chunk_decoder.h"
#include "io/p2lrt/chunk_encoder.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "tests/support/random_rig.h"

#include <cstdlib>
#include <vector>

using namespace marrow;
using namespace marrow::p2lrt;

namespace {

struct Base
{
    Payloads payloads;
    std::vector<Tag> tags;
};

/// The payloads of the first random puppet that has every chunk.
Base makeBase()
{
    for (std::uint32_t seed = 0;; ++seed) {
        const auto read = readPuppet(writePuppet(test::RandomRig(seed).make())->bytes);
        Base base;
        for (const SourceChunk &chunk : read->puppet.source->chunks) {
            base.payloads.emplace(chunk.tag, chunk.bytes);
            base.tags.push_back(chunk.tag);
        }
        if (base.tags.size() == chunkKinds().size() + 1)
            return base;
    }
}

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void surviveWriting(const Puppet &puppet)
{
    const auto written = writePuppet(puppet, {});
    require(written.ok());
    const auto again = readPuppet(written->bytes, {.checkCrc = true});
    require(again.ok() && *again->puppet.rig == *puppet.rig && again->puppet.panel == puppet.panel);
    require(writePuppet(puppet, {.version = 1}).ok());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Base base = makeBase();
    if (size == 0)
        return 0;
    const QByteArray rest(reinterpret_cast<const char *>(data + 1), static_cast<qsizetype>(size - 1));
    if (data[0] == 0) {
        if (const auto read = readPuppet(rest))
            surviveWriting(read->puppet);
        return 0;
    }
    Payloads payloads = base.payloads;
    const auto owner = std::make_shared<const QByteArray>(rest);
    payloads[base.tags[(data[0] - 1u) % base.tags.size()]] =
        ByteArray(owner, reinterpret_cast<const std::uint8_t *>(owner->constData()), size - 1, ArrayCodec::U8);
    if (const auto decoded = decodeChunks(payloads, memoryLimits(size).records)) {
        Puppet puppet;
        puppet.rig = std::make_shared<const PuppetRig>(decoded->rig);
        puppet.panel = decoded->panel;
        surviveWriting(puppet);
    }
    return 0;
}
