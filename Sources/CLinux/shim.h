/* What Linux waits with, which Swift's own module of the C library leaves out. */
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
