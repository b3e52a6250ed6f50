"""waybar: what it does as the others, its tooltip, its style sheet, and the picture of it in the README."""
import unittest

from test_wayland import BarOfWayland
from wayland import waybar


class WaybarTests(BarOfWayland, unittest.TestCase):
    bar = staticmethod(waybar)
