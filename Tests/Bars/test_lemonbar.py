"""lemonbar, which hands the command of a click to a shell."""
import unittest

from cases import Clicks, Shows
from screens import X11


class LemonbarTests(Shows, Clicks, unittest.TestCase):
    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop, screen.place = "1280x30+0+0", (30, 8)
        start = day.write("start-up", "#!/bin/sh\n" + day.snippet("lemonbar", *flags), 0o700)
        day.start(str(start))
        return screen
