"""polybar, whose tags know no escape."""
import unittest

from day import Day
from screens import X11


def polybar(day, *flags):
    config = day.write(".config/polybar/config.ini", "[bar/bar]\nwidth = 100%\nheight = 40\nfont-0 = DejaVu Sans:size=16\n"
                       "background = #000\nforeground = #fff\nmodules-right = restzeit\n" + day.snippet("polybar", *flags))
    day.start("polybar", "-c", str(config), "bar")


class PolybarTests(unittest.TestCase):
    def test_shows_what_is_left_and_what_another_program_changes(self):
        with Day() as day:
            screen = X11(day)
            screen.crop = "1280x40+0+0"
            polybar(day)
            screen.wait_for(day.left)
            day.take_an_hour()
            screen.wait_for(lambda: day.left(1), seconds=4)
