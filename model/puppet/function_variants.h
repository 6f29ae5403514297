#pragma once

/// MARROW_VARIANTS before a function definition compiles it for AVX-512, AVX2 and the baseline and picks at load time.
/// Contraction is off for the whole program, so the variants differ in speed only. Sanitizers cannot run the
/// selection, which happens before they are set up.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define MARROW_VARIANTS __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define MARROW_VARIANTS
#endif
