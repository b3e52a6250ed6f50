"""lemonbar, which hands the command of a click to a shell."""
import shutil
import unittest

from cases import Clicks, Shows
from screens import X11

# What lemonbar takes where it is told no font is `fixed`: here the largest one of that name, as the usual is hard to read.
LARGE = "-misc-fixed-medium-r-normal--20-200-75-75-c-100-iso10646-1"


class LemonbarTests(Shows, Clicks, unittest.TestCase):
    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop, screen.place = "1280x30+0+0", (30, 8)
        fonts = day.folder("fonts")
        shutil.copy("/usr/share/fonts/X11/misc/10x20.pcf.gz", fonts)
        day.write("fonts/fonts.dir", f"1\n10x20.pcf.gz {LARGE}\n")
        day.write("fonts/fonts.alias", f"fixed {LARGE}\n")
        day.run("xset", "fp=", f"{fonts},built-ins")
        start = day.write("start-up", "#!/bin/sh\n" + day.snippet("lemonbar", *flags), 0o700)
        day.start(str(start))
        return screen
