"""Runs a program as a foreground job on a terminal of its own, and does to it what the arguments say.

terminal.py STEP… -- PROGRAM ARGUMENT…

  raw | cooked     waits until the terminal gives each key at once and does not show it, or is as it was at first
  send:TEXT        types TEXT, with escapes as in Python
  said:TEXT        waits until TEXT was written after what was waited for before
  signal:NAME      sends the program a signal, as SIGTERM
  stopped          waits until the program is stopped
  continue         lets it go on, in the foreground
  ended            waits until it has ended

Writes what the terminal showed, then how the program ended, then whether the terminal is as it was.
"""
import os, pty, select, signal, sys, termios, time

steps = sys.argv[1:sys.argv.index("--")]
program = sys.argv[sys.argv.index("--") + 1:]
deadline = time.monotonic() + 20
orders, order = os.pipe()
reports, report = os.pipe()


def lead():
    """The session's leader, as a shell is: starts the job, and tells what becomes of it."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    os.read(orders, 1)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        for end in (orders, order, reports, report):
            os.close(end)
        os.execv(program[0], program)
    os.write(report, b"job %d\n" % job)
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if os.WIFSTOPPED(status):
            os.write(report, b"stopped\n")
            os.read(orders, 1)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)
            continue
        ending = "exited %d" % os.WEXITSTATUS(status) if os.WIFEXITED(status) else "killed %d" % os.WTERMSIG(status)
        os.write(report, ending.encode() + b"\n")
        os.read(orders, 1)
        os._exit(0)


leader, terminal = pty.fork()
if leader == 0:
    lead()
os.close(orders)
at_first = termios.tcgetattr(terminal)
os.write(order, b"x")
shown, seen, told = b"", 0, b""


def pump(found, what):
    """Takes what comes until something is so."""
    global shown, told
    while not found():
        if time.monotonic() > deadline:
            os.kill(leader, signal.SIGKILL)
            sys.exit(shown.decode(errors="replace") + "\nnever " + what)
        for ready in select.select([terminal, reports], [], [], 0.002)[0]:
            taken = os.read(ready, 65536)
            if ready == terminal:
                shown += taken
            else:
                told += taken


def is_raw():
    return not termios.tcgetattr(terminal)[3] & (termios.ICANON | termios.ECHO)


def has_ended():
    return b"exited" in told or b"killed" in told


pump(lambda: b"job" in told, "started")
job = int(told.split()[1])
for step in steps:
    name, _, text = step.partition(":")
    text = text.encode().decode("unicode_escape").encode("latin-1")
    if name == "raw":
        pump(is_raw, step)
    elif name == "cooked":
        pump(lambda: termios.tcgetattr(terminal) == at_first, step)
    elif name == "send":
        os.write(terminal, text)
    elif name == "said":
        pump(lambda: shown.find(text, seen) >= 0, step)
        seen = shown.find(text, seen) + len(text)
    elif name == "signal":
        os.kill(job, getattr(signal, text.decode()))
    elif name == "stopped":
        pump(lambda: b"stopped" in told, step)
        told = b""
    elif name == "continue":
        os.write(order, b"x")
    elif name == "ended":
        pump(has_ended, step)
    else:
        sys.exit("no such step: " + step)
pump(has_ended, "ended")
is_as_it_was = termios.tcgetattr(terminal) == at_first
while select.select([terminal], [], [], 0)[0]:
    shown += os.read(terminal, 65536)
print(shown.decode(errors="replace").replace("\r\n", "\n"), end="")
print(told.decode().splitlines()[-1])
print("as it was" if is_as_it_was else "changed")
os.write(order, b"x")
