"""sway in a window of Xvfb: there it has a pointer and a keyboard, which it has not without any screen."""
import copy

from day import eventually
from screens import SIZE, Screen, X11


class Sway(X11):
    """sway as a person has it configured, on a whole X screen. What is started through the day then sees Wayland alone."""

    def __init__(self, day, config=""):
        super().__init__(day)
        # The eye and the hand are at the X server.
        self.day = copy.copy(day)
        self.day.env = dict(day.env)
        width, height = SIZE
        day.write(".config/sway/config", f"output X11-1 resolution {width}x{height}\ndefault_border none\n{config}")
        day.write(".config/foot/foot.ini", "font=DejaVu Sans Mono:size=12\n[colors]\nbackground=000000\nforeground=ffffff\n")
        day.write(".config/fuzzel/fuzzel.ini", "[main]\nfont=DejaVu Sans:size=14\n[colors]\nbackground=000000ff\n"
                  "text=ffffffff\nmatch=ffffffff\nselection=000000ff\nselection-text=ffffffff\n")
        day.env |= {"WLR_RENDERER": "pixman", "TERMINAL": "foot"}
        day.start("sway", env={**day.env, "WLR_BACKENDS": "x11", "WLR_X11_OUTPUTS": "1"})
        del day.env["DISPLAY"]
        day.env["WAYLAND_DISPLAY"] = self.socket("wayland-?").name
        day.env["SWAYSOCK"] = str(self.socket("sway-ipc.*"))

    def socket(self, pattern):
        return eventually(lambda: next((self.day.home / "run").glob(pattern), None), bool)

    def hover(self, x, y):
        self.day.run("xdotool", "mousemove", str(x), str(y))

    def terminal(self):
        return Opened(self, "foot")

    def menu(self):
        return Opened(self, "fuzzel")


class Opened(Screen):
    """What was opened over everything else, by the name of its program; it has the keyboard, as all that is new has."""

    def __init__(self, sway, name):
        super().__init__(sway.day)
        self.sway = sway
        self.name = name

    def picture(self):
        return self.sway.picture()

    def key(self, *names):
        self.day.run("xdotool", "key", *names)

    def type(self, text):
        self.day.run("xdotool", "type", "--delay", "20", text)

    def wait_for_end(self):
        eventually(self.day.processes, lambda running: not any(words.split()[0] == self.name for words in running.values()))


def swaybar(day, *flags):
    """At the bottom, where sway has it unless told otherwise."""
    screen = Sway(day, "font pango:DejaVu Sans 16\n" + day.snippet("swaybar", *flags))
    return at_edge(screen, SIZE[1] - HEIGHT)


def yambar(day, *flags):
    screen = Sway(day)
    bar = "location: top\nbackground: 000000ff\nforeground: ffffffff\nfont: DejaVu Sans:pixelsize=20\n"
    bar += f"height: {HEIGHT}\n" + day.snippet("yambar", *flags)
    day.write(".config/yambar/config.yml", "bar:\n" + "".join(f"  {line}\n" for line in bar.splitlines()))
    day.start("yambar", "--backend=wayland")
    return at_edge(screen, 0)


STYLE = """* { font-family: "DejaVu Sans"; font-size: 20px; border: none; }
window#waybar { background: #000000; color: #ffffff; }
"""


def waybar(day, *flags, style=STYLE, right='"custom/restzeit"', more=""):
    """`right`: the modules at the right end; `more`: what else stands in the configuration."""
    screen = Sway(day)
    day.write(".config/waybar/style.css", style)
    day.write(".config/waybar/config", f"""{{"height": {HEIGHT}, "modules-right": [{right}],
        {more}
        {day.snippet("waybar", *flags)}}}""")
    day.start("waybar")
    return at_edge(screen, 0)


HEIGHT = 32


def at_edge(screen, y):
    """The screen, looked at where the bar is; our text is at the right end of it."""
    screen.crop, screen.place = f"{SIZE[0]}x{HEIGHT}+0+{y}", (SIZE[0] - 40, y + HEIGHT // 2)
    return screen
