"""i3bar, and i3blocks in it."""
import os
import signal
import unittest

from cases import Clicks, Shows
from screens import X11


def i3(day, bar):
    """i3 with a bar on top."""
    screen = X11(day)
    screen.crop, screen.place = "1280x32+0+0", (1200, 14)
    look = "  position top\n  font pango:DejaVu Sans 14\n  tray_output none\n  workspace_buttons no\n}\n"
    config = day.write(".config/i3/config", "# i3 config file (v4)\nfocus_follows_mouse no\n" + bar.rstrip().removesuffix("}") + look)
    day.start("i3", "-c", str(config))
    return screen


class I3barTests(Shows, Clicks, unittest.TestCase):
    def begin(self, day, *flags):
        return i3(day, day.snippet("i3bar", *flags))


class I3blocksTests(Shows, Clicks, unittest.TestCase):
    minutes_behind = 1

    def begin(self, day, *flags):
        day.write(".config/i3blocks/config", day.snippet("i3blocks", *flags))
        return i3(day, "bar {\n  status_command exec i3blocks\n}\n")

    def ask_again(self, day):
        """The signal of the snippet; without it i3blocks asks each minute, and after a click."""
        blocks = [process for process, words in day.processes().items() if words == "i3blocks"]
        self.assertEqual(len(blocks), 1)
        os.kill(blocks[0], signal.SIGRTMIN + 8)
