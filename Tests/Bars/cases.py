"""What every bar is held to: a kind of bar says how it is started, and the tests come from here."""
from day import CALENDAR, Day, eventually

# What a shell, tmux, Pango, polybar, lemonbar, conky and zsh would take for more than text.
HOSTILE = "<b>$(touch ~/X)</b> #[fg=red] %{F#f00} ${exec touch ~/X} `touch ~/X`"
# Of it, what is read off any screen without a doubt.
HOSTILE_PARTS = "touch ~/X)</b>", "fg=red", "{F#f00}", "exec touch ~/X"
# A name of a file in which each of them, its configuration and the shells in between find signs of their own.
ODD_NAME = r"""50%H %pid% #h #[x] $HOME `id` (x} ]] 'q' "d" \w\ a,b;c:d|e&f<g>.ics"""


class Shows:
    """For a bar on a screen. `begin(day, *flags)` starts it with the snippet that these flags give, and returns its screen."""

    # Within so many seconds what another program changes is on the screen.
    lag = 4
    # A bar that asks by itself only now and then may show a minute that is past.
    minutes_behind = 0

    def left(self, day, fewer_hours=0):
        return lambda: [day.left(fewer_hours, ago) for ago in range(self.minutes_behind + 1)]

    def ask_again(self, day):
        """For a bar that asks by itself only now and then: what makes it ask at once."""

    def test_shows_what_is_left_and_what_another_program_changes(self):
        with Day() as day:
            screen = self.begin(day)
            screen.wait_for(self.left(day))
            day.take_an_hour()
            self.ask_again(day)
            screen.wait_for(self.left(day, 1), seconds=self.lag)

    def test_a_hostile_title_is_text_and_the_next_one_follows_when_it_is_done(self):
        with Day() as day:
            day.add(HOSTILE, "Water the plants")
            screen = self.begin(day, "--titles")
            screen.wait_for(*HOSTILE_PARTS)
            self.assertFalse((day.home / "X").exists(), "a title was run")
            day.restzeit("done", "1")
            self.ask_again(day)
            screen.wait_for(self.left(day), "Water the plants", seconds=self.lag)

    def test_speaks_german_where_that_is_in_its_command(self):
        with Day("de") as day:
            self.begin(day).wait_for(self.left(day))

    def test_signs_of_its_own_in_a_path_of_the_command_are_read_as_they_are(self):
        with Day() as day:
            calendar = day.write(ODD_NAME, CALENDAR)
            day.add("Write the report")
            screen = self.begin(day, "--hours", "mon-sun 06:00-12:00,12:00-22:00", f"--calendar={calendar}")
            screen.wait_for(self.left(day))
            if isinstance(self, Clicks):
                screen.click(*screen.place, button=2)
                eventually(lambda: day.titles("done"), ["Write the report"].__eq__)


class OpensTheDay:
    """For a bar with a mouse. Its screen has `place`, where the text stands."""

    def test_a_left_click_opens_the_day_in_a_terminal(self):
        with Day() as day:
            screen = self.begin(day)
            screen.wait_for(self.left(day))
            screen.click(*screen.place)
            terminal = screen.terminal()
            terminal.wait_for("Evening course", "20:00")
            terminal.key("Return")
            terminal.wait_for_end()


class Clicks(OpensTheDay):
    """For a bar that knows three buttons."""

    def test_a_middle_click_is_the_task_to_do_done(self):
        with Day() as day:
            day.add("Write the report", "Water the plants")
            screen = self.begin(day, "--titles")
            screen.wait_for("Write the report")
            screen.click(*screen.place, button=2)
            screen.wait_for("Water the plants", seconds=self.lag)
            self.assertEqual((day.titles("done"), day.titles()), (["Write the report"], ["Water the plants"]))

    def test_a_right_click_opens_the_menu_in_which_a_task_is_done(self):
        with Day() as day:
            day.add("Write the report", "Water the plants")
            screen = self.begin(day, "--titles")
            screen.wait_for("Write the report")
            screen.click(*screen.place, button=3)
            menu = screen.menu()
            menu.wait_for("#2 Water the plants")
            menu.key("Return")
            eventually(lambda: day.titles("done"), bool)
            menu.key("Escape")
            screen.wait_for(self.left(day), "Water the plants", seconds=self.lag)
            self.assertEqual((day.titles("done"), day.titles()), (["Write the report"], ["Water the plants"]))
