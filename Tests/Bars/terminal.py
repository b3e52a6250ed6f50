"""A terminal whose screen can be read letter by letter: that of a tmux server."""
from day import eventually


def serve(day, name, *flags):
    """A tmux server of its own that ends with the day."""
    # Nobody has no shell.
    day.env |= {"TMUX_TMPDIR": day.env["XDG_RUNTIME_DIR"], "SHELL": "/bin/sh"}
    day.start("tmux", "-L", name, *flags, "-D")
    eventually(lambda: next((day.home / "run").glob(f"tmux-*/{name}"), None), bool)


class Terminal:
    """One command on a screen of 120 columns and 10 lines, without anybody's configuration around it."""

    def __init__(self, day, *words):
        self.day = day
        serve(day, "screen", "-f", "/dev/null")
        self.tmux("new-session", "-d", "-x", "120", "-y", "10", *words)
        self.tmux("set", "-g", "status", "off")

    def tmux(self, *words):
        return self.day.run("tmux", "-L", "screen", *words)

    def lines(self):
        """Those in which something stands."""
        return [line.rstrip() for line in self.tmux("capture-pane", "-p").splitlines() if line.strip()]

    def key(self, *names):
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def wait_for(self, text, there=True, seconds=10):
        """Until it stands in one of the lines, or no longer does; a function is asked anew, as the minute turns meanwhile."""
        def seen():
            return self.lines(), text() if callable(text) else text
        return eventually(seen, lambda seen: any(seen[1] in line for line in seen[0]) == there, seconds)
