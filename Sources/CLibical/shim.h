#include <libical/ical.h>
#include <string.h>
