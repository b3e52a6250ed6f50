"""rofi and dmenu: what a key binding runs, and what a click on a bar opens."""
import shutil
import unittest

from cases import HOSTILE
from day import CALENDAR, Day, eventually
from screens import X11


class Menu:
    """A menu in which a task is picked and another one typed. `command` is what opens it, and `kind` the class of its window."""

    def command(self, day):
        raise NotImplementedError

    def test_a_picked_task_is_done_and_a_typed_line_is_a_new_one(self):
        with Day() as day:
            day.add("Write the report", HOSTILE)
            screen = X11(day)
            # The first line is painted as the one that is chosen, which is hard to read.
            self.open(day, screen, "#2 <b>$(touch ~/X)</b>", "{F#f00} ${exec touch").key("Down", "Return")
            eventually(lambda: day.titles("done"), bool)
            self.assertEqual((day.titles("done"), day.titles()), ([HOSTILE], ["Write the report"]))
            self.close(day, screen)
            menu = self.open(day, screen, "20:00")
            menu.type("Buy bread today")
            menu.wait_for("Buy bread today")
            menu.key("Return")
            eventually(lambda: len(day.titles()), lambda count: count == 2)
            self.assertEqual((day.titles("done"), day.titles()), ([HOSTILE], ["Write the report", "Buy bread"]))
            self.close(day, screen)
            self.assertFalse((day.home / "X").exists(), "a title was run")

    def open(self, day, screen, *lines):
        self.opened = day.start("sh", "-c", self.command(day))
        menu = screen.window(self.kind)
        menu.wait_for(*lines)
        return menu

    def close(self, day, screen):
        self.assertEqual(self.opened.wait(5), 0)


class RofiTests(Menu, unittest.TestCase):
    kind = "rofi"

    def command(self, day):
        return day.snippet("rofi")

    def close(self, day, screen):
        """It stays, and says what was done."""
        menu = screen.window(self.kind)
        menu.wait_for("Take it back")
        menu.key("Escape")
        super().close(day, screen)


class RofiWithFlagsTests(RofiTests):
    """What rofi reads in a mode as its own, `,` and `:` and `//`, and a shell as its, in the values of flags."""

    def command(self, day):
        calendar = day.write("a,b: #1 'c'/course.ics", CALENDAR)
        odd = str(calendar).replace("/course", "//course")
        return day.snippet("rofi", "--hours", "mon-fri 06:00-12:00,13:00-22:00; sat,sun 6-12, 13-22", "--calendar", odd)

    def open(self, day, screen, *lines):
        # An hour less than is configured: only the flags know of it.
        return super().open(day, screen, *lines, *([] if "20:00" in lines else [lambda: day.left(1)]))


class DmenuTests(Menu, unittest.TestCase):
    kind = "dmenu"

    def command(self, day):
        return day.snippet("dmenu")


class DmenuOnlyTests(Menu, unittest.TestCase):
    """What a click opens where there is no other menu than dmenu."""

    kind = "dmenu"

    def command(self, day):
        there = day.folder("bin")
        for program in "sh", "dmenu":
            if not (there / program).exists():
                (there / program).symlink_to(shutil.which(program))
        return f"PATH={there} {day.program} bar click menu --lang en"
