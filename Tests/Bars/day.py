"""A made-up person with a day whose figure is known without asking the program."""
import datetime as dt
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

# As root nothing of a day runs as root: sway refuses it, and no bar of anybody does.
NOBODY = 65534
HOURS = (6, 22)
CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//bars//EN
BEGIN:VEVENT
UID:course
DTSTAMP:20260101T000000Z
DTSTART:20260101T200000
DTEND:20260101T210000
RRULE:FREQ=DAILY
SUMMARY:Evening course
END:VEVENT
END:VCALENDAR
"""


def zone_of_ten_o_clock():
    """A zone in which it is between ten and eleven now, so that no test meets midnight or the end of the hours."""
    ahead = 10 - dt.datetime.now(dt.timezone.utc).hour
    if ahead < -12:
        ahead += 24
    return ahead, f"Etc/GMT{-ahead:+d}"


class Day:
    """HOME and the XDG folders of a person who works 06:00-22:00 and has a course 20:00-21:00, in a folder of its own.

    What is started through it runs in these folders and has ended when the day is left: a process that has not is an error.
    """

    def __init__(self, language="en"):
        self.language = language
        self.program = os.environ["PROGRAM"]
        self.ahead, zone = zone_of_ten_o_clock()
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="bars-"))
        self.user = NOBODY if os.getuid() == 0 else None
        self.env = {"PATH": os.environ["PATH"], "HOME": str(self.home), "TZ": zone, "LC_ALL": "C.UTF-8",
                    "NO_AT_BRIDGE": "1", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "TMPDIR": str(self.home)}
        for name, folder in {"XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_STATE_HOME": ".local/state",
                             "XDG_CACHE_HOME": ".cache", "XDG_RUNTIME_DIR": "run"}.items():
            self.env[name] = str(self.folder(folder))
        calendar = self.write("course.ics", CALENDAR)
        first, last = HOURS
        self.write(".config/restzeit/config.ini",
                   f"[hours]\nmon-sun = {first:02}:00-{last:02}:00\n[calendar course]\npath = {calendar}\n")
        self.started = []
        # What happens after all have been stopped: for a stream that learns with its next text that nobody reads it.
        self.at_end = lambda: None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        for process in reversed(self.started):
            self.stop(process)
        self.at_end()
        left = self.wait_for_end()
        shutil.rmtree(self.home)
        if left and kind is None:
            raise AssertionError(f"still running after their bar has ended: {left}")

    def folder(self, path):
        folder = self.home / path
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for made in [folder, *folder.parents]:
            self.own(made)
            if made == self.home:
                return folder

    def write(self, path, text, mode=0o600):
        """A file below the home; the path of it."""
        file = self.folder(pathlib.Path(path).parent) / pathlib.Path(path).name
        file.write_text(text)
        file.chmod(mode)
        self.own(file)
        return file

    def own(self, path):
        if self.user is not None:
            os.chown(path, self.user, self.user)

    def options(self, **more):
        """For subprocess: the person's user, folders and environment."""
        user = {} if self.user is None else {"user": self.user, "group": self.user, "extra_groups": []}
        return {"env": self.env, "cwd": self.home, **user, **more}

    def start(self, *words, **more):
        """A process that ends with the day; what it says is in `log` of the home."""
        with open(self.home / "log", "ab") as log:
            more = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **more}
            process = subprocess.Popen(words, start_new_session=True, **self.options(**more))
        self.started.append(process)
        return process

    def stop(self, process):
        """As somebody who logs out: the bar is told, and not what it has started."""
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def run(self, *words, **more):
        """A command to its end; what it wrote."""
        done = subprocess.run(words, capture_output=True, text=True, timeout=30, **self.options(**more))
        if done.returncode != 0:
            raise AssertionError(f"{words} ends with {done.returncode}: {done.stderr}")
        return done.stdout

    def restzeit(self, *words):
        return self.run(self.program, *words)

    def add(self, *lines):
        """Tasks of today, the first to be done first."""
        for line in lines:
            self.restzeit("add", "today 1h", f'"{line}"')

    def snippet(self, format, *flags):
        """What a person is told to put into the configuration, with its comment."""
        return self.restzeit("bar", "config", format, "--lang", self.language, *flags)

    def titles(self, state="open"):
        """Of the tasks of today in the store, `open` or `done`."""
        tasks = json.loads(self.restzeit("list", "today", "--json"))["tasks"]
        return [task["title"] for task in tasks if task["state"] == state]

    def left(self, fewer_hours=0, minutes_ago=0):
        """The text of a bar for the minute the clock shows: until ten in the evening, without the hour of the course."""
        now = dt.datetime.now(dt.timezone(dt.timedelta(hours=self.ahead))) - dt.timedelta(minutes=minutes_ago)
        hours, rest = divmod((HOURS[1] - 1 - fewer_hours) * 60 - (now.hour * 60 + now.minute), 60)
        length = f"{hours} h {rest:02}" if rest else f"{hours} h"
        return f"noch {length}" if self.language == "de" else f"{length} left"

    def take_an_hour(self):
        """Another program shortens the day; from then on it is `left(1)`."""
        self.restzeit("hours", "today", "minus", "18:00-19:00")

    def processes(self):
        """Those that have this home in their environment, with their words."""
        mark = f"HOME={self.home}".encode()
        found = {}
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if mark in (folder / "environ").read_bytes().split(b"\0"):
                    words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
                    if words:
                        found[int(folder.name)] = words
            except OSError:
                continue
        return found

    def wait_for_end(self, seconds=5):
        """What still runs of this day after so long, which is then ended."""
        deadline = time.monotonic() + seconds
        while (left := self.processes()) and time.monotonic() < deadline:
            time.sleep(.05)
        for process in left:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        return list(left.values())


def eventually(seen, wanted, seconds=10):
    """Asks `seen()` until `wanted(it)` is true; an error that shows the last answer when that takes longer."""
    begun = time.monotonic()
    while True:
        last = seen()
        if wanted(last):
            return last
        waited = time.monotonic() - begun
        if waited > seconds:
            raise AssertionError(f"after {seconds} s it is still: {last!r}")
        # Who waits for a minute does not look ten times a second.
        time.sleep(.1 + waited / 20)


def wordings(words):
    """Of each word those of which one is enough to be shown; a function is asked for them now, as the minute turns."""
    asked = [word() if callable(word) else word for word in words]
    return [[word] if isinstance(word, str) else word for word in asked]
