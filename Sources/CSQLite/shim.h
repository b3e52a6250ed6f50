/* The session functions are in Debian's library, but declared only on demand. */
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* SQLITE_TRANSIENT is a cast, which Swift cannot see. */
static inline int restzeit_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}
static inline int restzeit_bind_blob(sqlite3_stmt *statement, int index, const void *blob, int bytes) {
  return sqlite3_bind_blob(statement, index, blob, bytes, SQLITE_TRANSIENT);
}

/* sqlite3_db_config is variadic. */
static inline int restzeit_set(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

/* Milliseconds of a clock that only goes forward. */
static inline long long restzeit_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Tries every millisecond: SQLite's own handler sleeps up to 100, and where many write the store rests meanwhile. Time is
   read from the clock, as a sleep of one millisecond takes many on a machine with much to do. */
static inline int restzeit_busy(void *patience, int count) {
  static _Thread_local long long start;
  if (count == 0) start = restzeit_clock();
  if (restzeit_clock() - start >= (long long)(intptr_t)patience) return 0;
  sqlite3_sleep(1);
  return 1;
}

/* Once the -wal is long it is written into the file, and begins anew. SQLite by itself does not wait for those who read, so
   that with many of them the -wal grows for ever, and every change tries again. */
static inline int restzeit_committed(void *patience, sqlite3 *database, const char *name, int pages) {
  if (pages < 1000 || pages % 500 >= 20) return SQLITE_OK;
  /* One who reads for longer keeps nobody from working: it is tried again 500 pages, some fifty changes, later. */
  sqlite3_busy_handler(database, restzeit_busy, (void *)(intptr_t)500);
  sqlite3_wal_checkpoint_v2(database, name, SQLITE_CHECKPOINT_RESTART, 0, 0);
  sqlite3_busy_handler(database, restzeit_busy, patience);
  return SQLITE_OK;
}

/* For so many milliseconds others that have the database are waited for. */
static inline void restzeit_share(sqlite3 *database, int patience) {
  sqlite3_busy_handler(database, restzeit_busy, (void *)(intptr_t)patience);
  sqlite3_wal_hook(database, restzeit_committed, (void *)(intptr_t)patience);
}

/* A database's application_id as it stands in the file, whatever a -wal says of it (fileformat2.html, offset 68); -1 when it
   cannot be read. Through SQLite's own descriptor: to open and close another would drop the locks of this process on the
   file, and the next one to close it would remove the -wal from under this one (howtocorrupt.html §2.2). */
static inline long long restzeit_mark(sqlite3 *database) {
  unsigned char bytes[4];
  sqlite3_file *file = 0;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return -1;
  if (!file || !file->pMethods || file->pMethods->xRead(file, bytes, 4, 68) != SQLITE_OK) return -1;
  return (long long)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

/* What has to be done to the files around a database, for which SQLite has no words: each returns 0 or an errno. */

/* Makes a file that only its owner can read, whatever the umask; EEXIST when there is one. */
static inline int restzeit_make_file(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return errno;
  int failure = fchmod(file, 0600) == 0 ? 0 : errno;
  close(file);
  return failure;
}

/* Likewise a folder. */
static inline int restzeit_make_folder(const char *path) {
  if (mkdir(path, 0700) != 0) return errno;
  return chmod(path, 0700) == 0 ? 0 : errno;
}

static inline int restzeit_rename(const char *path, const char *to) { return rename(path, to) == 0 ? 0 : errno; }

static inline int restzeit_remove(const char *path) { return remove(path) == 0 ? 0 : errno; }

/* -1 when there is no such file. */
static inline long long restzeit_size(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? (long long)status.st_size : -1;
}

/* Whether it is not known if there is such a file, for the way to it is barred: a folder that may not be searched, a loop of
   links, or in the place of its folder a file or a link to nothing. */
static inline int restzeit_is_barred(const char *path, const char *folder) {
  struct stat status;
  if (stat(path, &status) == 0) return 0;
  if (errno == ENOENT) return lstat(folder, &status) == 0 && stat(folder, &status) != 0;
  return errno != ENOTDIR || stat(folder, &status) == 0;
}

/* Makes the names in a folder last. */
static inline int restzeit_sync_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return errno;
  int failure = fsync(folder) == 0 ? 0 : errno;
  close(folder);
  return failure;
}

/* Calls `each` with every name in a folder. */
static inline int restzeit_names(const char *path, void *context, void (*each)(void *, const char *)) {
  DIR *folder = opendir(path);
  if (!folder) return errno;
  struct dirent *entry;
  while ((entry = readdir(folder))) each(context, entry->d_name);
  closedir(folder);
  return 0;
}

/* Opens a folder to be locked; negative when it cannot be. */
static inline int restzeit_open_folder(const char *path) { return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC); }

/* Likewise a file, which is made where it is missing. */
static inline int restzeit_open_lock(const char *path) {
  int made = restzeit_make_file(path);
  return made == 0 || made == EEXIST ? open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW) : -1;
}

/* Writes a byte over the first one of a lock's file: whoever watches the file hears of it. */
static inline void restzeit_ring(int file) {
  if (pwrite(file, "x", 1, 0) < 0) errno = 0;
}

/* Locks it without waiting: shared, alone or (neither) not at all. 0, or an errno: EWOULDBLOCK when another has it. */
static inline int restzeit_lock(int file, int shared, int alone) {
  int how = alone ? LOCK_EX : shared ? LOCK_SH : LOCK_UN;
  return flock(file, how | LOCK_NB) == 0 ? 0 : errno;
}

static inline void restzeit_close(int file) { close(file); }

/* What an errno says of a file that could not be written: 1 no room, 2 not allowed, 0 anything else. */
static inline int restzeit_kind(int code) {
  switch (code) {
  case ENOSPC: case EDQUOT: case EFBIG: return 1;
  case EACCES: case EPERM: case EROFS: return 2;
  default: return 0;
  }
}
enum { restzeit_exists = EEXIST, restzeit_absent = ENOENT, restzeit_held = EWOULDBLOCK };
