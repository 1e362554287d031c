#include "FuzzSupport.h"

#include <stdio.h>
#include <stdlib.h>

static _Thread_local size_t watched_limit;

static void check(size_t size) {
  if (watched_limit != 0 && size > watched_limit) {
    size_t limit = watched_limit;
    watched_limit = 0;
    fprintf(stderr, "error: an allocation of %zu bytes, over %zu\n", size, limit);
    abort();
  }
}

void fuzz_unwatch_heap(void) { watched_limit = 0; }

#if __has_feature(address_sanitizer)

// The hooks of the sanitizer's own allocator.
int __sanitizer_install_malloc_and_free_hooks(
    void (*on_malloc)(const volatile void *, size_t), void (*on_free)(const volatile void *));

static void on_malloc(const volatile void *pointer, size_t size) {
  (void)pointer;
  check(size);
}

static void on_free(const volatile void *pointer) { (void)pointer; }

void fuzz_watch_heap(size_t limit) {
  static int is_installed;
  if (!is_installed) {
    is_installed = 1;
    __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);
  }
  watched_limit = limit;
}

#else

// Without a sanitizer, the allocator of the C library is called through these.
void *__libc_malloc(size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  check(size);
  return __libc_malloc(size);
}

void *realloc(void *pointer, size_t size) {
  check(size);
  return __libc_realloc(pointer, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  check(size);
  *pointer = __libc_memalign(alignment, size);
  return *pointer == NULL ? 12 : 0;
}

void fuzz_watch_heap(size_t limit) { watched_limit = limit; }

#endif
