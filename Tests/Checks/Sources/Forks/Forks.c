#include "Forks.h"
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef MAP_ANONYMOUS
#define MAP_ANONYMOUS MAP_ANON
#endif

volatile long *shared_numbers(void) {
  static volatile long *numbers;
  if (!numbers)
    numbers = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return numbers;
}

int run_on_in_child(const char *errors, unsigned long long bytes) {
  int child = fork();
  if (child != 0) return child;
  int file = open(errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file >= 0) dup2(file, 2);
  struct rlimit none = {0, 0}, memory = {bytes, bytes};
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_AS, &memory);
  return 0;
}

int wait_for_child(int child) {
  int status = 0;
  if (waitpid(child, &status, 0) != child) return 256;
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  return WEXITSTATUS(status) == 0 ? 0 : 256 + WEXITSTATUS(status);
}

void leave(int status) { _exit(status); }

void end_after(unsigned seconds) {
  struct itimerval time = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &time, 0);
  alarm(30 * seconds);
}
