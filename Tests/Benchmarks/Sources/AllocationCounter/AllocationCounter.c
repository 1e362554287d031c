#include "AllocationCounter.h"

#include <time.h>

// Defining malloc and its kin in the executable puts them before those of the C library, which
// glibc keeps reachable under its own names. The Swift runtime allocates through malloc.

static _Thread_local bool is_counting = false;
static _Thread_local uint64_t allocations = 0;
static _Thread_local uint64_t bytes = 0;

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count(size_t size) {
  if (is_counting) {
    allocations += 1;
    bytes += size;
  }
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count(size);
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count(size);
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

bool allocation_counter_is_available(void) { return true; }

#else

bool allocation_counter_is_available(void) { return false; }

#endif

void allocation_counter_start(void) {
  allocations = 0;
  bytes = 0;
  is_counting = true;
}

HeapUse allocation_counter_stop(void) {
  is_counting = false;
  return (HeapUse){allocations, bytes};
}

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
uint64_t wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }
