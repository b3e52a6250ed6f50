"""What stands in a terminal: tmux, the prompts of bash and zsh, the lines of Emacs and Neovim."""
import unittest

from day import Day, eventually
from terminal import Terminal, serve

# What markups, shells and status lines would like to read.
HOSTILE = "<b>$(touch X)</b> `touch X` #[fg=red]#(touch X) %{F#f00} ${exec touch X} %n 50%"


def tmux(day, *flags):
    # The usual status line has 40 columns and other things in it.
    day.write(".tmux.conf", "set -g status-right ''\n" + day.snippet("tmux", *flags).replace("length 80", "length 118"))
    serve(day, "own")
    return Terminal(day, "env", "-u", "TMUX", "tmux", "-L", "own", "new-session", "cat")


def ask_again(day):
    """tmux asks by itself every 30 seconds; a key does it at once."""
    day.run("tmux", "-L", "own", "refresh-client", "-S")


def bash(day, *flags):
    day.write(".bashrc", "PS1='> '\n" + day.snippet("bash", *flags))
    return Terminal(day, "bash")


def zsh(day, *flags):
    day.write(".zshrc", "PROMPT='> '\n" + day.snippet("zsh", *flags))
    return Terminal(day, "zsh")


def emacs(day, *flags):
    day.write(".emacs.d/init.el", day.snippet("emacs", *flags) + "(setq-default mode-line-format global-mode-string)\n")
    return Terminal(day, "emacs", "-nw")


def neovim(day, *flags):
    day.write(".config/nvim/init.lua", day.snippet("neovim", *flags))
    return Terminal(day, "nvim")


def coloured(day, shell):
    """A prompt that stands out, as more than what is left is called little."""
    terminal = shell(day, "--colour", "--low", "20h")
    terminal.wait_for(day.left)
    if "\x1b[38;2;217;163;63m" not in terminal.tmux("capture-pane", "-p", "-e"):
        raise AssertionError(f"{shell.__name__} shows no colour")
    return terminal


class PromptTests(unittest.TestCase):
    def test_each_prompt_has_what_is_left_at_that_time(self):
        for shell in bash, zsh:
            with self.subTest(shell.__name__), Day() as day:
                terminal = shell(day)
                terminal.wait_for(day.left)
                day.take_an_hour()
                terminal.key("Enter")
                terminal.wait_for(lambda: day.left(1))

    def test_a_title_is_text(self):
        for shell in bash, zsh:
            with self.subTest(shell.__name__), Day() as day:
                day.add(HOSTILE)
                terminal = shell(day, "--titles")
                terminal.wait_for(lambda: f"{day.left()} · {HOSTILE}")
                self.assertEqual(list(day.home.rglob("X")), [])

    def test_colours_take_no_columns(self):
        """bash, if it counted them, would not know where the second line begins; zsh would not reach the right edge."""
        with Day() as day:
            terminal = coloured(day, bash)
            room = 120 - len(f"{day.left()} > ")
            terminal.type("a" * room + "bbb")
            terminal.wait_for("bbb")
            terminal.key("C-a")
            terminal.type("X")
            terminal.wait_for("> X")
            eventually(lambda: [line[-room:] for line in terminal.lines()], ["X" + "a" * (room - 1), "abbb"].__eq__)
        with Day() as day:
            terminal = coloured(day, zsh)
            # zsh leaves the last column empty.
            self.assertEqual([len(line) for line in terminal.lines()], [119])


class StatusLineTests(unittest.TestCase):
    def test_tmux_shows_what_is_left_when_it_asks(self):
        with Day() as day:
            terminal = tmux(day)
            terminal.wait_for(day.left)
            day.take_an_hour()
            ask_again(day)
            terminal.wait_for(lambda: day.left(1))

    def test_a_title_is_text_in_tmux(self):
        with Day() as day:
            day.add(HOSTILE)
            terminal = tmux(day, "--titles")
            terminal.wait_for(lambda: f"{day.left()} · {HOSTILE}")
            self.assertEqual(list(day.home.rglob("X")), [])

    def test_an_editor_shows_at_once_what_another_program_changes(self):
        for editor in emacs, neovim:
            with self.subTest(editor.__name__), Day() as day:
                terminal = editor(day)
                terminal.wait_for(day.left)
                day.take_an_hour()
                terminal.wait_for(lambda: day.left(1), seconds=2)

    def test_a_title_is_text_in_an_editor(self):
        for editor in emacs, neovim:
            with self.subTest(editor.__name__), Day() as day:
                day.add(HOSTILE)
                terminal = editor(day, "--titles")
                terminal.wait_for(lambda: f"{day.left()} · {HOSTILE}")
                self.assertEqual(list(day.home.rglob("X")), [])

    def test_an_editor_shows_nothing_where_nothing_is_to_be_shown(self):
        for editor in emacs, neovim:
            with self.subTest(editor.__name__), Day() as day:
                terminal = editor(day, "--hide", "over")
                terminal.wait_for(day.left)
                day.restzeit("add", "today 16h", "Too much")
                terminal.wait_for("left", there=False)
                day.restzeit("done", "1")
                terminal.wait_for(day.left)
