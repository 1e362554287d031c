#ifndef FUZZ_SUPPORT_H
#define FUZZ_SUPPORT_H

#include <stddef.h>

/// Begins to watch the heap: an allocation over the limit ends the program with a message.
void fuzz_watch_heap(size_t limit);

/// Ends it.
void fuzz_unwatch_heap(void);

#endif
