#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What one thread asked of the heap while counting was on.
typedef struct {
  uint64_t allocations;
  uint64_t bytes;
} HeapUse;

/// Whether allocations can be counted on this platform.
bool allocation_counter_is_available(void);

/// Sets both counts to zero and starts counting the allocations of the calling thread.
void allocation_counter_start(void);

/// Stops counting and returns what was counted.
HeapUse allocation_counter_stop(void);

/// The time that the calling thread has spent on a processor, in nanoseconds.
uint64_t thread_nanoseconds(void);

/// The time on the wall, in nanoseconds from an arbitrary start.
uint64_t wall_nanoseconds(void);

#endif
