#pragma once

#include <QByteArray>

namespace marrow::glsl {

/// The shading programs of the puppet compositor (p2lrt-evaluation.md section 8), OpenGL 3.3 core. Pictures and layers stand
/// with row 0 on top: gl_FragCoord counts image pixels as the reference does.

/// Attributes: 0 position on the canvas, 1 texture coordinates, 2 number of the mesh. Uniforms: `linear` and `offset` from
/// the canvas to clip space.
QByteArray meshVertex();
/// Mesh fragments (8.4), premultiplied; what is laid down is left to fixed-function blending.
QByteArray meshFragment();
/// Mesh fragments of the modes that need what lies below: reads it from `backdrop` (8.7).
QByteArray meshFragmentOverBackdrop();
/// The sampled alpha alone, for coverage (8.4, masks).
QByteArray coverageFragment();
/// A rectangle of pixels given by the uniform `box` (left, top, right, bottom) of a target of `size` pixels; no attributes.
QByteArray boxVertex();
/// An isolated group laid onto what lies below (8.6), for fixed-function blending.
QByteArray layerFragment();
QByteArray layerFragmentOverBackdrop();
/// One colour everywhere, or a checkerboard of two.
QByteArray backdropFragment();
/// A finished picture as it is, upside down, times `opacity`.
QByteArray pictureFragment();

} // namespace marrow::glsl
