"""Runs the tests of the bars, or those of the files or classes that are named; the last line is 'N passed, N failed'.

Each test is a process of its own, and two run at a time besides those that wait for a minute to pass. A bar that is not installed
is a failure: a test that was skipped has not passed.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time
import unittest

FOLDER = pathlib.Path(__file__).parent
# Bars that ask again only now and then take as long as that: they begin first.
PATIENT = ("test_conky", "test_genmon")


def cases(suite):
    for test in suite:
        yield from cases(test) if isinstance(test, unittest.TestSuite) else [test.id()]


def run(name):
    """Whether it passed, how long it took, and what it said."""
    begun = time.monotonic()
    done = subprocess.run([sys.executable, "-B", "-m", "unittest", name], cwd=FOLDER, capture_output=True, text=True)
    return done.returncode == 0 and done.stderr.endswith("\nOK\n"), time.monotonic() - begun, done.stdout + done.stderr


def main():
    names = sys.argv[1:] or sorted(file.stem for file in FOLDER.glob("test_*.py"))
    tests = sorted(set(cases(unittest.defaultTestLoader.loadTestsFromNames(names))))
    patient = [name for name in tests if name.startswith(PATIENT)]
    tests = patient + [name for name in tests if name not in patient]
    failed = []
    with concurrent.futures.ThreadPoolExecutor(2 + len(patient)) as pool:
        for name, (is_good, seconds, said) in zip(tests, pool.map(run, tests)):
            print(f"{'ok' if is_good else 'not yet'} {name} {seconds:.1f} s", flush=True)
            if not is_good:
                failed.append((name, said))
    failed = [name for name, said in failed if not second_look(name, said)]
    print(f"{len(tests) - len(failed)} passed, {len(failed)} failed", flush=True)
    return 0 if tests and not failed else 1


def second_look(name, said):
    """Whether it passes alone: on a machine with much to do a letter may be misread for as long as a test waits."""
    is_good, seconds, again = run(name)
    print(f"{'ok at the second look' if is_good else 'FAILED twice'} {name} {seconds:.1f} s\n{said}", flush=True)
    if not is_good:
        print(again, flush=True)
    return is_good


if __name__ == "__main__":
    sys.exit(main())
