// The engines compare texts scalar by scalar, because all texts are composed: `web-data` checks the
// catalogue, and the library's own normalizer composes what a person types. Swift's tables for
// other texts would be a fifth of the smallest page.

#include <stddef.h>
#include <stdint.h>

#include "tables.h"

/// How Unicode normalizes a scalar: 0 means that it begins a character and stays as it is.
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

/// Where a scalar's parts are; never called, because every scalar stays as it is.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

const uint8_t parts[1] = {0};
const uint8_t *const _swift_stdlib_nfd_decompositions = parts;

// What follows answers about letters, spaces, numbers and lower-case letters as Swift's own tables
// do; `tables.c` keeps them in a tenth of the space.

/// Reads a number that `put` of `tables.c` has written.
static uint32_t next(const uint8_t **bytes) {
  uint32_t number = 0;
  for (int shift = 0;; shift += 7) {
    uint8_t byte = *(*bytes)++;
    number |= (uint32_t)(byte & 127) << shift;
    if (byte < 128) return number;
  }
}

static int has(const uint8_t *runs, uint32_t scalar) {
  uint32_t end = next(&runs);
  int is = 0;
  while (scalar >= end) {
    end += next(&runs);
    is = !is;
  }
  return is;
}

/// The properties that an engine asks for.
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  if (scalar - 0xAC00 < 11172) return HAS_LETTERS;
  if (scalar >= 0x110000) return 0;
  return (has(LETTERS, scalar) ? HAS_LETTERS : 0) | (has(SPACES, scalar) ? HAS_SPACES : 0);
}

/// How far a scalar's lower-case letter is; an engine asks for no other mapping.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) {
  const uint8_t *steps = small;
  uint32_t last = 0;
  (void)mapping;
  while (steps < small + sizeof small) {
    uint32_t first = last + next(&steps), width = next(&steps), count = next(&steps);
    uint32_t far = next(&steps);
    if (scalar < first) return 0;
    last = first + width * (count - 1);
    if (scalar <= last && (scalar - first) % width == 0)
      return far & 1 ? -(int32_t)((far + 1) / 2) : (int32_t)(far / 2);
  }
  return 0;
}

/// The bytes of a scalar's lower-case letters when it has several.
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) {
  const uint8_t *bytes = several;
  (void)mapping;
  while (bytes < several + sizeof several) {
    uint32_t found = next(&bytes);
    *length = (intptr_t)next(&bytes);
    if (found == scalar) return bytes;
    bytes += *length;
  }
  *length = 0;
  return NULL;
}

/// Which kind of number a scalar is, or 255.
uint8_t _swift_stdlib_getNumericType(uint32_t scalar) {
  const uint8_t *runs = numbers;
  if (scalar >= 0x110000) return 255;
  for (uint32_t end = 0;;) {
    end += next(&runs);
    uint32_t kind = next(&runs);
    if (scalar < end) return (uint8_t)(kind - 1);
  }
}
