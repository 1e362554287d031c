// Texts of the engines are compared scalar by scalar: they are composed already, the catalogue as
// `web-data` checks, what a person types by the library's own normalizer. Swift's tables for other
// texts would be a fifth of the smallest page.

#include <stdint.h>

/// How Unicode normalizes a scalar: as what begins a character and stays as it is.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

/// What two scalars are composed to: nothing.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first;
  (void)second;
  return UINT32_MAX;
}

/// Where a scalar's parts are; nobody asks, because every scalar stays as it is.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

const uint8_t parts[1] = {0};
const uint8_t *const _swift_stdlib_nfd_decompositions = parts;
