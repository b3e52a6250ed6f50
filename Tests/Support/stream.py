"""Runs a program that goes on, with pipes for its input and output, and does to it what the arguments say.

stream.py STEP… -- PROGRAM ARGUMENT…

  said:TEXT        waits until it has written a line with TEXT in it, after those waited for before
  run:COMMAND      runs a line of the shell, and waits for it
  send:TEXT        writes TEXT to its input, and a newline
  quiet:MS         nothing is written for so long
  signal:NAME      sends the program a signal, as SIGTERM
  close            closes the other end of its output
  ended            waits until it has ended

Writes what it wrote, then how it ended.
"""
import os, select, signal, subprocess, sys, time

steps = sys.argv[1:sys.argv.index("--")]
program = sys.argv[sys.argv.index("--") + 1:]
child = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
output = child.stdout.fileno()
written, seen, deadline = b"", 0, time.monotonic() + 30


def take(seconds):
    """Whether something came in time."""
    global written
    if not select.select([output], [], [], seconds)[0]:
        return False
    more = os.read(output, 65536)
    written += more
    return bool(more)


def fail(why):
    child.kill()
    sys.exit(written.decode(errors="replace") + "\n" + why)


for step in steps:
    name, _, text = step.partition(":")
    if name == "said":
        while True:
            line_end = written.find(b"\n", seen)
            if line_end >= 0:
                line, seen = written[seen:line_end], line_end + 1
                if text.encode() in line:
                    break
            elif time.monotonic() > deadline or not take(1) and child.poll() is not None:
                fail("never " + step)
    elif name == "run":
        subprocess.run(["/bin/sh", "-c", text], check=True, stdout=subprocess.DEVNULL)
    elif name == "send":
        child.stdin.write(text.encode() + b"\n")
        child.stdin.flush()
    elif name == "quiet":
        if seen < len(written) or take(int(text) / 1000):
            fail("not " + step)
    elif name == "signal":
        child.send_signal(getattr(signal, text))
    elif name == "close":
        os.close(output)
    elif name == "ended":
        while child.poll() is None:
            if time.monotonic() > deadline:
                fail("never ended")
            time.sleep(0.005)
    else:
        fail("no such step: " + step)
if child.poll() is None:
    fail("it goes on")
print(written.decode(errors="replace"), end="")
print("exited %d" % child.returncode if child.returncode >= 0 else "killed %d" % -child.returncode)
