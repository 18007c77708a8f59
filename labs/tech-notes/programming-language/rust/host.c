// Loads the library that it is given, calls add(2, 3), and says what the process looks like before and after.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static void show(const char *when) {
  char line[128];
  FILE *status = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, status))
    if (!strncmp(line, "Threads", 7) || !strncmp(line, "VmRSS", 5)) printf("  %s  %s", when, line);
  fclose(status);
}

int main(int argc, char **argv) {
  show("before");
  void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
  if (!library) return puts("no library"), 1;
  int (*add)(int, int) = dlsym(library, "add");
  int sum = add(2, 3);
  show("after ");
  printf("  add(2, 3) = %d\n", sum);
}
