#include <unicode/ucal.h>
#include <unicode/ustring.h>

/* ICU renames its functions by macros (ucal_… becomes ucal_…_72), which Swift cannot see. */
static inline int32_t restzeit_zone_of_windows_name(
    const UChar *name, int32_t length, UChar *into, int32_t capacity, UErrorCode *status) {
  return ucal_getTimeZoneIDForWindowsID(name, length, NULL, into, capacity, status);
}
