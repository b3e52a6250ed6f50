"""The picture of waybar in the README. With RESTZEIT_WRITES_README it is written anew, to be looked at before it is kept."""
import datetime as dt
import os
import pathlib
import subprocess
import unittest

from day import Day
from screens import letters, read_off
from wayland import waybar

PICTURE = pathlib.Path(__file__).with_name("waybar.png")
PART = "680x258+600+0"
ENTRIES = [("110000", "114500", "Pairing"), ("140000", "153000", "Design review")]
TASKS = ["Finish the quarterly report 1h30", "Review the pull request of the parser 45min", "Answer the open letters",
         "Prepare the slides for the workshop 2h", "Tidy up the test data 1h", "Read the new rules for travelling 30min"]
STYLE = """* { font-family: "DejaVu Sans"; font-size: 15px; border: none; text-shadow: none; }
window#waybar { background: #1d2330; color: #dfe3ea; }
#custom-restzeit, #clock { padding: 0 14px; }
#clock { background: #2a3244; }
tooltip { background: #1d2330; border-radius: 6px; }
tooltip label { color: #dfe3ea; }
#custom-restzeit.over { color: #e5804d; }
"""


class PictureTests(unittest.TestCase):
    def test_it_shows_the_figure_on_the_bar_and_below_it_the_day_with_the_line(self):
        with Day() as day:
            day.write("course.ics", calendar())
            day.restzeit("config", "set", "hours.mon-sun", "08:00-12:00, 13:00-17:00")
            for task in TASKS:
                day.restzeit("add", "today", task)
            screen = waybar(day, "--titles", style=STYLE, right='"custom/restzeit", "clock"')
            # An empty terminal is the ground.
            day.start("foot", "-o", "colors.background=39435a", "sh", "-c", r"printf '\033[?25l'; exec sleep 60")
            screen.wait_for("Finish the quarterly report")
            screen.hover(1000, 16)
            screen.crop = PART
            screen.wait_for(lambda: f"{left(day)} left · Finish the quarterly report", "next: 11:00–11:45 Pairing",
                            "#3 Answer the open letters · no duration the day stops fitting here #4 Prepare the slides")
            made = subprocess.run(["convert", "-", "-crop", PART, "+repage", "+dither", "-colors", "32", "-strip", "png8:-"],
                                  input=screen.picture(), stdout=subprocess.PIPE, check=True).stdout
        if os.environ.get("RESTZEIT_WRITES_README"):
            PICTURE.write_bytes(made)
        kept = PICTURE.read_bytes()
        self.assertLess(len(kept), 30_000)
        for line in "left · Finish the quarterly report", "the day stops fitting here", "#6 Read the new rules":
            self.assertIn(letters(line), letters(read_off(kept)))


def calendar():
    entries = [f"BEGIN:VEVENT\nUID:{start}\nDTSTAMP:20260101T000000Z\nDTSTART:20260101T{start}\nDTEND:20260101T{end}\n"
               f"RRULE:FREQ=DAILY\nSUMMARY:{title}\nEND:VEVENT\n" for start, end, title in ENTRIES]
    return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//bars//EN\n" + "".join(entries) + "END:VCALENDAR\n"


def left(day):
    """What there is until eleven, and then until noon, until two and until five."""
    minutes = 60 - dt.datetime.now(dt.timezone(dt.timedelta(hours=day.ahead))).minute + 15 + 60 + 90
    return f"{minutes // 60} h {minutes % 60:02}" if minutes % 60 else f"{minutes // 60} h"
