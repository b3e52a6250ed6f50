"""sway in a window of Xvfb: it has a pointer and a keyboard there, which it has not without any screen."""
import copy

from day import eventually
from screens import SIZE, X11, letters


class Sway(X11):
    """sway as a person has it configured, on a whole X screen. What is started through the day then sees Wayland alone."""

    def __init__(self, day, config="", size=SIZE):
        super().__init__(day, size)
        # The eye and the hand are at the X server.
        self.day = copy.copy(day)
        self.day.env = dict(day.env)
        width, height = size
        day.write(".config/sway/config", f"output X11-1 resolution {width}x{height}\ndefault_border none\n{config}")
        day.env["WLR_RENDERER"] = "pixman"
        day.start("sway", env={**day.env, "WLR_BACKENDS": "x11", "WLR_X11_OUTPUTS": "1"})
        del day.env["DISPLAY"]
        day.env["WAYLAND_DISPLAY"] = eventually(lambda: self.sockets("wayland-?"), bool)[0].name
        day.env["SWAYSOCK"] = str(eventually(lambda: self.sockets("sway-ipc.*"), bool)[0])

    def sockets(self, pattern):
        return list((self.day.home / "run").glob(pattern))

    def hover(self, x, y):
        self.day.run("xdotool", "mousemove", str(x), str(y))

    def wait_for_none_of(self, *words):
        eventually(lambda: letters(self.text()), lambda seen: not any(letters(word) in seen for word in words))


class BarScreen(Sway):
    """sway with a bar at one edge; the text of ours is at the right end of it."""

    HEIGHT = 32

    def __init__(self, day, config="", size=(1280, 400), at_top=True):
        super().__init__(day, config, size)
        self.bar_at = size[0] - 40, self.HEIGHT // 2 if at_top else size[1] - self.HEIGHT // 2
        self.crop = f"{size[0]}x{self.HEIGHT}+0+{0 if at_top else size[1] - self.HEIGHT}"

    def click_on_bar(self, button):
        self.click(*self.bar_at, button)


def swaybar(day, *flags):
    day.env["TERMINAL"] = "foot"
    return BarScreen(day, "font pango:DejaVu Sans 16\n" + day.snippet("swaybar", *flags), at_top=False)


def yambar(day, *flags):
    day.env["TERMINAL"] = "foot"
    screen = BarScreen(day)
    bar = "height: 32\nlocation: top\nbackground: 000000ff\nforeground: ffffffff\nfont: DejaVu Sans:pixelsize=20\n"
    bar += day.snippet("yambar", *flags)
    day.write(".config/yambar/config.yml", "bar:\n" + "".join(f"  {line}\n" for line in bar.splitlines()))
    day.start("yambar", "--backend=wayland")
    return screen


STYLE = """* { font-family: "DejaVu Sans"; font-size: 20px; border: none; }
window#waybar { background: #000000; color: #ffffff; }
"""


def waybar(day, *flags, style="", modules=""):
    """waybar with ours at the right of it; `modules`: what else is in its configuration."""
    day.env["TERMINAL"] = "foot"
    screen = BarScreen(day)
    day.write(".config/waybar/style.css", STYLE + style)
    day.write(".config/waybar/config", f"""{{"height": {BarScreen.HEIGHT}, "modules-right": ["custom/restzeit"],
        {modules}
        {day.snippet("waybar", *flags)}}}""")
    day.start("waybar")
    return screen


def fuzzel(day, *flags):
    return day.start("sh", "-c", day.snippet("fuzzel", *flags))
