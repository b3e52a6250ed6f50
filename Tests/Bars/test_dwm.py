"""dwm, whose bar shows the name of the root window."""
import unittest

from cases import Shows
from screens import X11


class DwmTests(Shows, unittest.TestCase):
    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop = "960x18+320+0"
        start = day.write(".xinitrc", "#!/bin/sh\n" + day.snippet("dwm", *flags) + "exec dwm\n", 0o700)
        day.start(str(start))
        # Else one more would run after each session, and another one in the next.
        day.at_end = lambda: day.restzeit("hours", "today", "minus", "16:00-17:00")
        return screen
