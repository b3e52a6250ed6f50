"""A terminal whose screen can be read letter by letter: that of a tmux server."""
from day import eventually, wordings

COLUMNS = 120


def serve(day, name, *flags):
    """A tmux server of its own that ends with the day."""
    # Nobody has no shell.
    day.env |= {"TMUX_TMPDIR": day.env["XDG_RUNTIME_DIR"], "SHELL": "/bin/sh"}
    day.start("tmux", "-L", name, *flags, "-D")
    eventually(lambda: next((day.home / "run").glob(f"tmux-*/{name}"), None), bool)


class Terminal:
    """One command on a screen of ten lines, without anybody's configuration around it."""

    def __init__(self, day, *words):
        self.day = day
        serve(day, "screen", "-f", "/dev/null")
        self.tmux("new-session", "-d", "-x", f"{COLUMNS}", "-y", "10", *words)
        self.tmux("set", "-g", "status", "off")

    def tmux(self, *words):
        return self.day.run("tmux", "-L", "screen", *words)

    def text(self):
        return self.tmux("capture-pane", "-p")

    def lines(self):
        """Those in which something stands."""
        return [line.rstrip() for line in self.text().splitlines() if line.strip()]

    def key(self, *names):
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def wait_for(self, *words, seconds=10):
        """Until all of them stand there, as `wordings` has them."""
        def all_there(seen):
            return all(any(one in seen for one in one_of) for one_of in wordings(words))
        eventually(self.text, all_there, seconds)
