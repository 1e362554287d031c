#ifndef FORKS_H
#define FORKS_H

/// A number that a child writes and its parent reads.
extern volatile long *shared_numbers(void);

/// Runs on in a child, whose errors go to a file, with a limit of memory; returns 0 there.
int run_on_in_child(const char *errors, unsigned long long bytes);

/// Waits for a child; returns 0 for one that ended well, else the signal, or 256 and its status.
int wait_for_child(int child);

/// Ends this process at once.
void leave(int status);

/// Ends this process with a signal after so many seconds of processor time, however busy the
/// machine is, or thirty times as many of waiting.
void end_after(unsigned seconds);

#endif
