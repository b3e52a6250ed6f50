"""waybar: what it does as the others, its tooltip and its style sheet."""
import re
import subprocess
import unittest

from cases import HOSTILE, Clicks, Shows
from day import Day, eventually
from wayland import STYLE, waybar


class WaybarTests(Shows, Clicks, unittest.TestCase):
    begin = staticmethod(waybar)

    def test_the_tooltip_has_the_day(self):
        with Day() as day:
            day.add(HOSTILE)
            screen = waybar(day)
            screen.wait_for(day.left)
            screen.hover(*screen.place)
            screen.crop = None
            screen.wait_for("1 h planned", "free:", "21:00–22:00", "next: 20:00–21:00", f"#1 {HOSTILE[:55]}")
            self.assertFalse((day.home / "X").exists(), "a title was run")

    def test_the_rule_that_the_snippet_gives_for_the_style_sheet_paints_a_day_that_is_too_full(self):
        with Day() as day:
            rule, colour = re.search(r"(#custom-restzeit\.over \{ color: (#\w+); \})", day.snippet("waybar")).groups()
            screen = waybar(day, style=STYLE + rule)
            screen.wait_for(day.left)
            self.assertNotIn(colour, colours(screen))
            day.restzeit("add", "today 16h", "Too much")
            eventually(lambda: colours(screen), lambda seen: colour in seen)
            day.restzeit("done", "1")
            eventually(lambda: colours(screen), lambda seen: colour not in seen)

    def test_nothing_is_shown_in_the_states_to_hide_and_the_bar_goes_on(self):
        other = '''"modules-left": ["custom/other"], "custom/other": {"exec": "echo neighbour", "interval": "once"},'''
        with Day() as day:
            screen = waybar(day, "--hide", "no-hours,nothing", more=other)
            screen.wait_for("neighbour", day.left)
            day.restzeit("hours", "today", "none")
            eventually(screen.text, lambda seen: "left" not in seen)
            screen.wait_for("neighbour")
            day.restzeit("hours", "today", "usual")
            screen.wait_for("neighbour", day.left)


def colours(screen):
    """Those in the picture of its bar, as `#rrggbb`."""
    made = subprocess.run(["convert", "-", "-crop", screen.crop, "-unique-colors", "-depth", "8", "txt:-"], check=True,
                          input=screen.picture(), stdout=subprocess.PIPE).stdout.decode()
    return {colour.lower() for colour in re.findall(r"#[0-9A-F]{6}\b", made)}
