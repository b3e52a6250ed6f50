"""Screens without a monitor: what stands on them, and a hand for the mouse and the keys."""
import os
import re
import subprocess
import time

from day import eventually, wordings

SIZE = (1280, 480)


def letters(text):
    """What of a text a reader of pictures can be trusted with: letters and digits, those that look alike as one."""
    alike = str.maketrans({"|": "l", "i": "l", "1": "l", "o": "0", "s": "5", "z": "2"})
    return re.sub(r"[^a-z0-9]", "", text.lower().translate(alike))


def read_off(picture, crop=None, light_on_dark=True, enlarged="300%"):
    """The text in a picture, or in a part of it: WIDTHxHEIGHT+X+Y. Tesseract reads large black letters on white best."""
    cut = ["-crop", crop, "+repage"] if crop else []
    turned = ["-negate"] if light_on_dark else []
    # Of a screen that is mostly empty only what stands on it; dark grey is empty too.
    trimmed = ["-bordercolor", "white", "-border", "1", "-fuzz", "30%", "-trim", "+repage"]
    large = subprocess.run(
        ["convert", "-", *cut, "-colorspace", "Gray", *turned, *trimmed, "-resize", enlarged, "-border", "30", "png:-"],
        input=picture, capture_output=True, check=True).stdout
    # One thread is faster for so little.
    return subprocess.run(["tesseract", "-", "-", "--psm", "6"], input=large, capture_output=True, check=True,
                          env={**os.environ, "OMP_THREAD_LIMIT": "1"}).stdout.decode()


class Screen:
    """What all screens share; a kind of screen says how a picture of it is taken."""

    # What is misread in one size is read in another; large ones take long.
    sizes = "300%", "400%"

    def __init__(self, day):
        self.day = day
        # Where the bar under test stands, and how it is painted.
        self.crop = None
        self.light_on_dark = True
        self.last_read = None, ""

    def picture(self):
        """In a format in which the same screen is the same bytes."""
        raise NotImplementedError

    def text(self):
        seen = self.picture(), self.crop, self.light_on_dark
        if self.last_read[0] != seen:
            self.last_read = seen, "".join(read_off(*seen, size) for size in self.sizes)
        return self.last_read[1]

    def wait_for(self, *words, seconds=10):
        """Until all of them stand there, as `wordings` has them."""
        def all_there(seen):
            return all(any(letters(one) in letters(seen) for one in one_of) for one_of in wordings(words))
        try:
            return eventually(self.text, all_there, seconds)
        except AssertionError as error:
            kept = os.environ.get("BARS_PICTURES")
            if kept:
                with open(f"{kept}/{time.time_ns()}.ppm", "wb") as file:
                    file.write(self.picture())
            log = (self.day.home / "log").read_text(errors="replace")[-2000:]
            raise AssertionError(f"wanted {wordings(words)}; {error}; what was said:\n{log}") from None


class X11(Screen):
    """Xvfb with a bus of its own on which nothing is started by itself, and a window manager where one is asked for."""

    def __init__(self, day, size=SIZE):
        super().__init__(day)
        width, height = size
        reading, writing = os.pipe()
        day.start("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset",
                  pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise AssertionError("Xvfb does not start")
        day.env["DISPLAY"] = f":{number}"
        bus = day.home / "run" / "bus"
        config = day.write("bus.conf", f"""<busconfig><type>session</type><listen>unix:path={bus}</listen><policy context="default">
            <allow eavesdrop="true"/><allow send_destination="*"/><allow own="*"/></policy></busconfig>""")
        day.start("dbus-daemon", "--nofork", f"--config-file={config}")
        day.env["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={bus}"
        eventually(bus.exists, bool)
        day.env["TERMINAL"] = "xterm"
        day.write(".Xdefaults", "XTerm*faceName: DejaVu Sans Mono\nXTerm*faceSize: 12\nXTerm*background: black\n"
                  "XTerm*foreground: white\n")
        day.write(".config/rofi/config.rasi", 'configuration { font: "DejaVu Sans 14"; }\n@theme "Arc-Dark"\n')

    def picture(self, window="root"):
        return subprocess.run(["import", "-window", window, "ppm:-"], check=True, stdout=subprocess.PIPE, timeout=30,
                              **self.day.options()).stdout

    def click(self, x, y, button=1):
        self.day.run("xdotool", "mousemove", str(x), str(y), "click", str(button))

    def key(self, *names):
        self.day.run("xdotool", "key", *names)

    def type(self, text):
        self.day.run("xdotool", "type", "--delay", "20", text)

    def window(self, kind):
        """The visible window of a class, once it is there."""
        def found():
            asked = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", kind], stdout=subprocess.PIPE, timeout=30,
                                   **self.day.options())
            return asked.stdout.decode().split()
        return Window(self, eventually(found, bool)[-1])

    def terminal(self):
        return self.window("xterm")

    def menu(self):
        return self.window("rofi")


class Window(Screen):
    """A window of an X11 screen."""

    sizes = "250%",

    def __init__(self, screen, number):
        super().__init__(screen.day)
        self.screen = screen
        self.number = number

    def picture(self):
        return self.screen.picture(self.number)

    def key(self, *names):
        self.take_keys()
        self.screen.key(*names)

    def type(self, text):
        self.take_keys()
        self.screen.type(text)

    def take_keys(self):
        """Without a window manager the keys go to where the mouse is."""
        self.day.run("xdotool", "mousemove", "--window", self.number, "20", "20")

    def wait_for_end(self):
        def is_there():
            return subprocess.run(["xwininfo", "-id", self.number], capture_output=True, **self.day.options()).returncode == 0
        eventually(is_there, lambda there: not there)
