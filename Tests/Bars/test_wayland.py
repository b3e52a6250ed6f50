"""sway's own bar, yambar, and fuzzel, the menu of Wayland."""
import unittest

from cases import HOSTILE, Clicks, Shows
from day import Day
from wayland import Sway, swaybar, yambar


class SwaybarTests(Shows, Clicks, unittest.TestCase):
    begin = staticmethod(swaybar)


class YambarTests(Shows, Clicks, unittest.TestCase):
    begin = staticmethod(yambar)


class FuzzelTests(unittest.TestCase):
    def test_a_task_is_done_by_picking_it_and_what_is_typed_is_a_new_one(self):
        with Day() as day:
            day.add("Write the report", HOSTILE)
            menu = Sway(day).menu()
            for typed, done, open_today in [("rep", ["Write the report"], [HOSTILE]),
                                            ("Tea today", ["Write the report"], [HOSTILE, "Tea"])]:
                picking = day.start("sh", "-c", day.snippet("fuzzel"))
                # As much of it as a menu lists.
                menu.wait_for(HOSTILE[:55])
                menu.type(typed)
                menu.wait_for(typed)
                menu.key("Return")
                self.assertEqual(picking.wait(5), 0)
                self.assertEqual((day.titles("done"), day.titles()), (done, open_today))
            self.assertFalse((day.home / "X").exists(), "a title was run")
