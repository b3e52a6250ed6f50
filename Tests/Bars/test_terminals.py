"""What stands in a terminal: tmux, the prompts of bash and zsh, the lines of Emacs and Neovim."""
import unittest

from cases import Shows
from day import Day, eventually
from terminal import COLUMNS, Terminal, serve


class InTerminal(Shows):
    """In a terminal a title is read to the letter."""

    def test_what_a_prompt_or_a_status_line_would_replace_in_a_title_is_text(self):
        title = r"#(touch ~/X)#{pane_id}##[bold] %n%T%F{red} %{%f%} 100% \u \$(touch ~/X) !"
        with Day() as day:
            day.add(title)
            screen = self.begin(day, "--titles")
            screen.wait_for(lambda: [f"{left} · {title}" for left in self.left(day)()])
            self.assertFalse((day.home / "X").exists(), "a title was run")


class Prompt(InTerminal):
    minutes_behind = 1

    def ask_again(self, day):
        day.run("tmux", "-L", "screen", "send-keys", "Enter")

    def coloured(self, day):
        """A prompt that stands out, as more than there is left is called little."""
        screen = self.begin(day, "--colour", "--low", "20h")
        screen.wait_for(self.left(day))
        self.assertIn("\x1b[38;2;217;163;63m", screen.tmux("capture-pane", "-p", "-e"))
        return screen


class BashTests(Prompt, unittest.TestCase):
    def begin(self, day, *flags):
        day.write(".bashrc", "PS1='> '\n" + day.snippet("bash", *flags))
        return Terminal(day, "bash")

    def test_colours_take_no_columns(self):
        """If it counted them, it would not know where the second line begins."""
        with Day() as day:
            screen = self.coloured(day)
            room = COLUMNS - len(screen.lines()[0] + " ")
            screen.type("a" * room + "bbb")
            screen.wait_for("\nbbb")
            screen.key("C-a")
            screen.type("X")
            screen.wait_for("> X")
            eventually(lambda: [line[-room:] for line in screen.lines()], ["X" + "a" * (room - 1), "abbb"].__eq__)


class ZshTests(Prompt, unittest.TestCase):
    def begin(self, day, *flags):
        day.write(".zshrc", "PROMPT='> '\n" + day.snippet("zsh", *flags))
        return Terminal(day, "zsh")

    def test_colours_take_no_columns(self):
        """If it counted them, the text would not reach the right edge, of which the last column stays empty."""
        with Day() as day:
            self.assertEqual([len(line) for line in self.coloured(day).lines()], [COLUMNS - 1])


class TmuxTests(InTerminal, unittest.TestCase):
    minutes_behind = 1

    def begin(self, day, *flags):
        # The usual status line has other things in it, and no room for a title of this length.
        snippet = day.snippet("tmux", *flags).replace("length 80", f"length {COLUMNS}")
        day.write(".tmux.conf", f"set -g status-left ''\nset -g status-right ''\n{snippet}")
        serve(day, "own")
        return Terminal(day, "env", "-u", "TMUX", "tmux", "-L", "own", "new-session", "cat")

    def ask_again(self, day):
        """By itself it does so every 30 seconds."""
        day.run("tmux", "-L", "own", "refresh-client", "-S")


class Editor(InTerminal):
    def test_nothing_is_shown_in_a_state_to_hide(self):
        with Day() as day:
            screen = self.begin(day, "--hide", "over")
            screen.wait_for(day.left)
            day.restzeit("add", "today 16h", "Too much")
            eventually(screen.text, lambda seen: "left" not in seen)
            day.restzeit("done", "1")
            screen.wait_for(day.left)


class EmacsTests(Editor, unittest.TestCase):
    def begin(self, day, *flags):
        day.write(".emacs.d/init.el", day.snippet("emacs", *flags) + "(setq-default mode-line-format global-mode-string)\n")
        return Terminal(day, "emacs", "-nw")


class NeovimTests(Editor, unittest.TestCase):
    def begin(self, day, *flags):
        day.write(".config/nvim/init.lua", day.snippet("neovim", *flags))
        return Terminal(day, "nvim")
