#pragma once

#include "model/base/result.h"
#include "model/puppet/rig_records.h"

#include <QImage>

#include <vector>

namespace marrow {

/// Decodes a texture page to straight RGBA8 (QImage::Format_RGBA8888), row 0 on top, no colour management (evaluation rules
/// 8.2): 16-bit channels keep their high byte. An external page is decoded from what was found beside the puppet.
/// Fails for KTX2 pages, missing files, broken or interlaced PNGs and pages of more than 2^28 pixels; codes "texture.…".
Result<QImage> decodeTexture(const TexturePage &page);

/// Every page of a puppet, each as decodeTexture has it. Pages after the first 2^29 pixels fail with "texture.size", so that a
/// puppet of many small files that unpack to large pictures does not fill the memory.
std::vector<Result<QImage>> decodeEachTexture(const std::vector<TexturePage> &pages);

/// The same; a null image where decoding failed. Large puppets take a while: call it from a worker.
std::vector<QImage> decodeTextures(const std::vector<TexturePage> &pages);

} // namespace marrow
