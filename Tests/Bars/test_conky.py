"""conky, which runs what stands behind a dollar."""
import unittest

from cases import Shows
from screens import X11


class ConkyTests(Shows, unittest.TestCase):
    lag = 70
    minutes_behind = 1

    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop = "1280x40+0+0"
        config = day.write(".config/conky/conky.conf", """conky.config = {
            own_window = true, own_window_type = 'override', alignment = 'top_left', double_buffer = true, update_interval = 1,
            use_xft = true, font = 'DejaVu Sans:size=14', default_color = 'white', own_window_colour = 'black', minimum_width = 900, gap_y = 5,
            }\nconky.text = [[\n""" + day.snippet("conky", *flags) + "]]\n")
        day.start("conky", "-c", str(config))
        return screen
