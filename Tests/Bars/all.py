"""Runs the tests of the bars, or those of the files that are named; the last line is 'N passed, N failed'.

A bar that is not installed is a failure: a test that was skipped has not passed.
"""
import pathlib
import sys
import time
import unittest


class Result(unittest.TextTestResult):
    """Says of each test how long it took."""

    def startTest(self, test):
        self.begun = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        self.stream.writeln(f"   {time.monotonic() - self.begun:.1f} s")


def main():
    folder = pathlib.Path(__file__).parent
    names = sys.argv[1:] or sorted(file.stem for file in folder.glob("test_*.py"))
    tests = unittest.defaultTestLoader.loadTestsFromNames(names)
    result = unittest.TextTestRunner(verbosity=2, resultclass=Result).run(tests)
    broken = {str(test) for test, _ in result.failures + result.errors + result.skipped}
    failed = len(broken) + len(result.unexpectedSuccesses)
    print(f"{result.testsRun - failed} passed, {failed} failed", flush=True)
    return 1 if failed or not result.testsRun else 0


sys.exit(main())
