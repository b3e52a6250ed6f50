"""conky, which runs what stands behind a dollar."""
import unittest

from cases import Shows
from day import CALENDAR, Day
from screens import X11


class ConkyTests(Shows, unittest.TestCase):
    lag = 70
    minutes_behind = 1

    def test_a_command_that_is_too_long_for_it_is_in_a_file(self):
        with Day() as day:
            screen = self.begin(day, "--hours", "mon-sun 06:00-22:00", f"--calendar={day.write('x' * 200 + '.ics', CALENDAR)}")
            self.assertTrue((day.home / ".config/conky/restzeit.sh").exists())
            screen.wait_for(self.left(day))

    def test_a_brace_and_two_brackets_in_a_short_command_do_not_end_it(self):
        with Day() as day:
            screen = self.begin(day, "--hours", "mon-sun 06:00-22:00", f"--calendar={day.write('#}]].ics', CALENDAR)}")
            self.assertFalse((day.home / ".config/conky/restzeit.sh").exists())
            screen.wait_for(self.left(day))

    def begin(self, day, *flags):
        snippet = day.snippet("conky", *flags)
        # Two parts where the command is long: a file, and the line that runs it.
        script, comment, text = snippet.rpartition("# conky: into conky.text\n")
        if script:
            day.write(".config/conky/restzeit.sh", script)
        screen = X11(day)
        screen.crop = "1280x40+0+0"
        config = day.write(".config/conky/conky.conf", """conky.config = {
            own_window = true, own_window_type = 'override', alignment = 'top_left', double_buffer = true, update_interval = 1,
            use_xft = true, font = 'DejaVu Sans:size=14', default_color = 'white', own_window_colour = 'black', minimum_width = 900, gap_y = 5,
            }\nconky.text = [[\n""" + comment + text + "]]\n")
        day.start("conky", "-c", str(config))
        return screen
