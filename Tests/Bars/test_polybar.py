"""polybar, whose tags know no escape."""
import unittest

from cases import Clicks, Shows
from screens import X11


class PolybarTests(Shows, Clicks, unittest.TestCase):
    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop, screen.place = "1280x40+0+0", (1240, 20)
        config = day.write(".config/polybar/config.ini",
                           "[bar/bar]\nwidth = 100%\nheight = 40\nfont-0 = DejaVu Sans:size=16\nbackground = #000\n"
                           "foreground = #fff\nmodules-right = restzeit\n" + day.snippet("polybar", *flags))
        day.start("polybar", "-c", str(config), "bar")
        return screen
