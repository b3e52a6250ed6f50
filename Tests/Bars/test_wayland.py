"""What the bars of Wayland do alike: sway's own and yambar, and waybar in a file of its own; and fuzzel, the menu they open."""
import unittest

from day import Day
from wayland import Sway, fuzzel, swaybar, yambar

HOSTILE = "<b>$(touch X)</b> #[fg=red] %{F#f00} ${exec touch X}"


class BarOfWayland:
    """What is true of each of them; `bar` starts one with flags for the text."""

    def test_shows_what_is_left_and_what_another_program_changes(self):
        with Day() as day:
            screen = self.bar(day)
            screen.wait_for(day.left)
            day.take_an_hour()
            screen.wait_for(lambda: day.left(1), seconds=4)

    def test_a_title_is_text(self):
        with Day() as day:
            day.add(HOSTILE)
            screen = self.bar(day, "--titles")
            screen.wait_for(lambda: day.left() + HOSTILE)
            self.assertEqual(list(day.home.rglob("X")), [])

    def test_the_middle_button_does_the_first_task(self):
        with Day() as day:
            day.add("Report", "Slides")
            screen = self.bar(day, "--titles")
            screen.wait_for("Report")
            screen.click_on_bar(2)
            screen.wait_for("Slides", seconds=4)
            self.assertEqual(day.titles("done"), ["Report"])

    def test_the_left_button_shows_the_day_in_a_terminal(self):
        with Day() as day:
            screen = self.bar(day)
            screen.wait_for(day.left)
            screen.click_on_bar(1)
            screen.crop = None
            screen.wait_for("Still to come", "Evening course")
            screen.key("Return")
            screen.wait_for_none_of("Evening course")

    def test_the_right_button_opens_the_menu(self):
        with Day() as day:
            day.add("Report", "Slides")
            screen = self.bar(day, "--titles")
            screen.wait_for("Report")
            screen.click_on_bar(3)
            screen.crop = None
            screen.light_on_dark = False
            screen.wait_for("#1 Report", "#2 Slides")
            screen.type("sli")
            screen.key("Return")
            screen.wait_for_none_of("Slides")
            self.assertEqual(day.titles("done"), ["Slides"])


class SwaybarTests(BarOfWayland, unittest.TestCase):
    bar = staticmethod(swaybar)


class YambarTests(BarOfWayland, unittest.TestCase):
    bar = staticmethod(yambar)


class FuzzelTests(unittest.TestCase):
    def test_a_task_is_done_by_picking_it_and_what_is_typed_is_a_new_one(self):
        with Day() as day:
            day.add("Report", HOSTILE)
            screen = Sway(day)
            for typed, done, all_of_today in [("rep", ["Report"], ["Report", HOSTILE]),
                                              ("Tea today", ["Report"], ["Report", HOSTILE, "Tea"])]:
                picking = fuzzel(day)
                screen.wait_for(HOSTILE)
                screen.type(typed)
                screen.wait_for(typed)
                screen.key("Return")
                self.assertEqual(picking.wait(5), 0)
                self.assertEqual((day.titles("done"), day.titles()), (done, all_of_today))
            self.assertEqual(list(day.home.rglob("X")), [])
