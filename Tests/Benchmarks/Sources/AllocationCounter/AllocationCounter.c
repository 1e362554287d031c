#include "AllocationCounter.h"

#include <time.h>

// Defining malloc and its kin in the executable puts them before those of the C library, which
// glibc keeps reachable under its own names. The Swift runtime allocates through malloc.

static bool is_counting = false;
static uint64_t allocations = 0;
static uint64_t bytes = 0;

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count(size_t size) {
  if (__atomic_load_n(&is_counting, __ATOMIC_RELAXED)) {
    __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
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
  __atomic_store_n(&allocations, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&bytes, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&is_counting, true, __ATOMIC_SEQ_CST);
}

HeapUse allocation_counter_stop(void) {
  __atomic_store_n(&is_counting, false, __ATOMIC_SEQ_CST);
  HeapUse use = {
    __atomic_load_n(&allocations, __ATOMIC_RELAXED), __atomic_load_n(&bytes, __ATOMIC_RELAXED)};
  return use;
}

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
uint64_t wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }
