// Writes on this host what `unicode.c` needs of Swift's tables about Unicode, as short as it gets.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar);
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping);
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length);
uint8_t _swift_stdlib_getNumericType(uint32_t scalar);

static const uint32_t end = 0x110000;

/// Writes a number with seven bits in each byte; all bytes but the last have the eighth bit set.
static void put(uint32_t number) {
  for (; number > 127; number >>= 7) printf("%u,", (number & 127) | 128);
  printf("%u,", number);
}

/// How many scalars lack a property, then how many have it, and so on.
static void runs(const char *name, unsigned bit) {
  printf("#define HAS_%s (UINT64_C(1) << %u)\nstatic const uint8_t %s[] = {", name, bit, name);
  uint32_t start = 0;
  unsigned last = 0;
  for (uint32_t scalar = 0; scalar < end; scalar++) {
    unsigned has = _swift_stdlib_getBinaryProperties(scalar) >> bit & 1;
    if (has == last) continue;
    put(scalar - start);
    start = scalar;
    last = has;
  }
  put(end - start);
  puts("};");
}

/// The scalars with a lower-case letter, in runs that have one step and one distance to the letter.
///
/// A run is four numbers: how far its first scalar is from the last one of the run before, the
/// step, how many scalars, and twice the distance to the letter, less one when that comes before.
static void small(void) {
  printf("static const uint8_t small[] = {");
  uint32_t from = 0;
  for (uint32_t scalar = 0; scalar < end; scalar++) {
    int32_t far = _swift_stdlib_getMapping(scalar, 1);
    if (far == 0) continue;
    uint32_t width = _swift_stdlib_getMapping(scalar + 1, 1) == far ? 1 : 2, count = 1;
    while (_swift_stdlib_getMapping(scalar + width * count, 1) == far &&
           (width == 1 || _swift_stdlib_getMapping(scalar + width * count - 1, 1) == 0))
      count++;
    put(scalar - from);
    put(width);
    put(count);
    put(far > 0 ? 2 * far : -2 * far - 1);
    scalar += width * (count - 1);
    from = scalar;
  }
  puts("};");
}

/// The scalars with several lower-case letters: each with the number of their bytes, and the bytes.
static void several(void) {
  printf("static const uint8_t several[] = {");
  for (uint32_t scalar = 0; scalar < end; scalar++) {
    intptr_t length = 0;
    const uint8_t *bytes = _swift_stdlib_getSpecialMapping(scalar, 1, &length);
    if (!bytes || length == 0) continue;
    put(scalar);
    put((uint32_t)length);
    for (intptr_t place = 0; place < length; place++) printf("%u,", bytes[place]);
  }
  puts("};");
}

/// How many scalars in a row are one kind of number, and the kind from 1 on; 0 is no number.
static void numbers(void) {
  printf("static const uint8_t numbers[] = {");
  uint32_t start = 0;
  for (uint32_t scalar = 1; scalar <= end; scalar++) {
    uint8_t kind = _swift_stdlib_getNumericType(start);
    if (scalar < end && _swift_stdlib_getNumericType(scalar) == kind) continue;
    put(scalar - start);
    put((uint8_t)(kind + 1));
    start = scalar;
  }
  puts("};");
}

/// The bit of the only property that the first scalars have and the others lack.
static unsigned bit(const uint32_t *with, const uint32_t *without) {
  uint64_t bits = ~UINT64_C(0);
  for (; *with; with++) bits &= _swift_stdlib_getBinaryProperties(*with);
  for (; *without; without++) bits &= ~_swift_stdlib_getBinaryProperties(*without);
  if (bits == 0 || (bits & (bits - 1)) != 0) {
    fprintf(stderr, "error: not one property of Unicode but %llx\n", (unsigned long long)bits);
    exit(1);
  }
  return (unsigned)__builtin_ctzll(bits);
}

int main(void) {
  // Alphabetic: U+0345 has it, but begins no identifier; a digit lacks it, but may be in one.
  runs("LETTERS", bit((uint32_t[]){'A', 0xAC00, 0x345, 0}, (uint32_t[]){'1', ' ', 0}));
  // White_Space: the wide space U+3000 has it, the zero-width space U+200B lacks it.
  runs("SPACES", bit((uint32_t[]){' ', '\n', 0xA0, 0x3000, 0}, (uint32_t[]){'A', 0x200B, 0}));
  small();
  several();
  numbers();
}
