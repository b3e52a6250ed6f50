#!/usr/bin/python3
"""Random calendars whose busy time is known by construction, tried on `restzeit busy --json`.

fuzz_busy.py --restzeit PATH [--cases N] [--seed S] [--keep DIR]
fuzz_busy.py --print [--cases N] [--seed S]: the cases themselves, a line of JSON each

Needs Debian's python3-dateutil. Each case is a model (series, exceptions, moved instances, whole days, zones) from which
both the .ics text and the expected busy intervals are made: recurrence by dateutil.rrule in wall time, zones by zoneinfo,
so neither libical nor any iCalendar parser takes part in the answer. Only rules on which RFC 5545 leaves no doubt are made.
Exit status 1 and the failing seed and file on the first differences; the closing line is 'N passed, N failed'.
"""
import argparse
import datetime as dt
import json
import os
import random
import subprocess
import sys
import tempfile
from zoneinfo import ZoneInfo

from dateutil import rrule

UTC = dt.timezone.utc
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
DATEUTIL_DAYS = [rrule.MO, rrule.TU, rrule.WE, rrule.TH, rrule.FR, rrule.SA, rrule.SU]
FREQUENCIES = {"YEARLY": rrule.YEARLY, "MONTHLY": rrule.MONTHLY, "WEEKLY": rrule.WEEKLY, "DAILY": rrule.DAILY, "HOURLY": rrule.HOURLY}
ZONES = ["Europe/Zurich", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Auckland",
         "Europe/London", "Asia/Tehran", "Africa/Casablanca", "Pacific/Chatham"]


def instant(wall, zone):
    """The moment of a wall time: in a gap the offset before it, in a fold the first (RFC 5545 3.3.5)."""
    return wall.replace(tzinfo=ZoneInfo(zone), fold=0).astimezone(UTC)


def stamp(wall):
    return wall.strftime("%Y%m%dT%H%M%S")


class Rule:
    """A recurrence rule both as text and as dateutil's keyword arguments."""

    def __init__(self, rng):
        self.freq = rng.choices(["DAILY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY"], [25, 35, 25, 12, 3])[0]
        self.interval = rng.choices([1, 2, 3, 5, 7, 13], [60, 20, 8, 6, 4, 2])[0]
        self.text = [f"FREQ={self.freq}"]
        self.args = {"interval": self.interval}
        if self.interval > 1:
            self.text.append(f"INTERVAL={self.interval}")
        if self.freq == "WEEKLY" and rng.random() < .8:
            chosen = sorted(rng.sample(range(7), rng.randint(1, 4)))
            self.by("BYDAY", "byweekday", [DAYS[d] for d in chosen], [DATEUTIL_DAYS[d] for d in chosen])
        if self.freq == "DAILY" and rng.random() < .3:
            chosen = sorted(rng.sample(range(7), rng.randint(2, 5)))
            self.by("BYDAY", "byweekday", [DAYS[d] for d in chosen], [DATEUTIL_DAYS[d] for d in chosen])
        if self.freq == "MONTHLY":
            kind = rng.randrange(5)
            if kind == 0:
                ordinal, day = rng.choice([1, 2, 3, 4, 5, -1, -2]), rng.randrange(7)
                self.by("BYDAY", "byweekday", [f"{ordinal}{DAYS[day]}"], [DATEUTIL_DAYS[day](ordinal)])
            elif kind == 1:
                days = sorted(rng.sample([1, 5, 13, 15, 28, 29, 30, 31, -1, -2, -15], rng.randint(1, 2)))
                self.by("BYMONTHDAY", "bymonthday", days, days)
            elif kind == 2:
                chosen = sorted(rng.sample(range(7), rng.randint(2, 5)))
                self.by("BYDAY", "byweekday", [DAYS[d] for d in chosen], [DATEUTIL_DAYS[d] for d in chosen])
                positions = rng.choice([[1], [-1], [2], [1, -1]])
                self.by("BYSETPOS", "bysetpos", positions, positions)
            elif kind == 3:
                day = rng.randrange(7)
                self.by("BYDAY", "byweekday", [DAYS[day]], [DATEUTIL_DAYS[day]])
                self.by("BYMONTHDAY", "bymonthday", [13], [13])
        if self.freq == "YEARLY":
            kind = rng.randrange(4)
            if kind == 0:
                months = sorted(rng.sample(range(1, 13), rng.randint(1, 3)))
                self.by("BYMONTH", "bymonth", months, months)
                ordinal, day = rng.choice([1, 2, -1]), rng.randrange(7)
                self.by("BYDAY", "byweekday", [f"{ordinal}{DAYS[day]}"], [DATEUTIL_DAYS[day](ordinal)])
            elif kind == 1:
                days = [rng.choice([1, 60, 100, 200, 365, 366, -1, -100])]
                self.by("BYYEARDAY", "byyearday", days, days)
            elif kind == 2:
                weeks = [rng.choice([2, 10, 20, 40, 51, -2])]  # weeks across New Year are disputed
                day = rng.randrange(7)
                self.by("BYWEEKNO", "byweekno", weeks, weeks)
                self.by("BYDAY", "byweekday", [DAYS[day]], [DATEUTIL_DAYS[day]])
        if self.freq in ("DAILY", "WEEKLY") and rng.random() < .12:
            months = sorted(rng.sample(range(1, 13), rng.randint(2, 6)))
            self.by("BYMONTH", "bymonth", months, months)
        if rng.random() < .15:
            start = rng.choice(["SU", "SA", "MO"])
            self.text.append(f"WKST={start}")
            self.args["wkst"] = DATEUTIL_DAYS[DAYS.index(start)]

    def by(self, name, argument, texts, values):
        self.text.append(f"{name}={','.join(map(str, texts))}")
        self.args[argument] = values

    def instances(self, start, until, **limits):
        rule = rrule.rrule(FREQUENCIES[self.freq], dtstart=start, **self.args, **limits)
        out = []
        for wall in rule:
            if wall > until:
                break
            out.append(wall)
        return out


class Case:
    def __init__(self, seed):
        rng = random.Random(seed)
        self.user_zone = rng.choice(ZONES)
        self.first = dt.date(2016, 1, 1) + dt.timedelta(days=rng.randrange(0, 12 * 365))
        self.last = self.first + dt.timedelta(days=rng.choice([1, 1, 1, 2, 7, 31]))
        self.begin = instant(dt.datetime.combine(self.first, dt.time()), self.user_zone)
        self.end = instant(dt.datetime.combine(self.last, dt.time()), self.user_zone)
        self.lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//restzeit//fuzz_busy//EN"]
        self.busy = []
        for number in range(rng.randint(1, 6)):
            self.event(rng, number)
        self.lines.append("END:VCALENDAR")

    def add(self, start, end):
        start, end = max(start, self.begin), min(end, self.end)
        if start < end:
            self.busy.append((start, end))

    def event(self, rng, number):
        uid = f"UID:{number}@restzeit.invalid"
        whole = rng.random() < .15
        form = "date" if whole else rng.choices(["zone", "utc", "floating"], [7, 2, 1])[0]
        zone = {"zone": rng.choice(ZONES), "utc": "UTC", "floating": self.user_zone, "date": self.user_zone}[form]
        near = dt.datetime.combine(self.first, dt.time()) + dt.timedelta(days=rng.choice([0, 0, 0, 1, -1, 3]))
        if rng.random() < .6:
            near -= dt.timedelta(days=rng.randrange(0, 3000))
        time = dt.timedelta() if whole else dt.timedelta(minutes=5 * rng.randrange(0, 288))
        start = near + time
        length = dt.timedelta(days=rng.choice([1, 1, 1, 2, 5])) if whole else dt.timedelta(minutes=rng.choice([15, 30, 60, 90, 240, 600, 1500]))
        rule = Rule(rng) if rng.random() < .75 else None
        if rule and rule.freq == "HOURLY" and form != "utc":
            rule = None  # what an hourly rule does at a clock change is disputed
        horizon = dt.datetime.combine(self.last, dt.time()) + dt.timedelta(days=8)
        extra = []
        walls = [start]
        if rule:
            first = next(iter(rrule.rrule(FREQUENCIES[rule.freq], dtstart=start, until=start + dt.timedelta(days=3650), **rule.args)), None)
            if first is None:
                rule = None
            else:
                start = first
        if rule:
            text = list(rule.text)
            limit = rng.random()
            if limit < .3:
                count = rng.choice([1, 3, 10, 100, 700])
                text.append(f"COUNT={count}")
                walls = rule.instances(start, horizon, count=count)
            elif limit < .55:
                until = start + dt.timedelta(days=rng.randrange(0, 3000))
                if whole:
                    text.append(f"UNTIL={until:%Y%m%d}")
                elif form == "floating":
                    text.append(f"UNTIL={stamp(until)}")
                else:
                    text.append(f"UNTIL={stamp(instant(until, zone))}Z")
                walls = rule.instances(start, min(until, horizon)) if form in ("floating", "date", "utc") else \
                    [w for w in rule.instances(start, horizon) if instant(w, zone) <= instant(until, zone)]
            else:
                walls = rule.instances(start, horizon)
            # the order of the parts is free (RFC 5545 3.3.10)
            tail = text[1:]
            rng.shuffle(tail)
            extra.append("RRULE:" + ";".join([text[0], *tail]))
        walls, gone = set(walls), []
        value, suffix = self.form(form, zone)
        if rule and rng.random() < .4 and walls:
            gone = rng.sample(sorted(walls), min(len(walls), rng.randint(1, 4)))
            near_gone = [w for w in walls if abs((w.date() - self.first).days) < 2]
            if near_gone and rng.random() < .7:
                gone.append(rng.choice(sorted(near_gone)))
            if form == "zone" and rng.random() < .3:
                extra += [f"EXDATE:{stamp(instant(w, zone))}Z" for w in gone]
            else:
                extra.append(f"EXDATE{value}:" + ",".join(self.write(w, form, suffix) for w in gone))
            walls -= set(gone)
        if rng.random() < .15:
            added = [near + time + dt.timedelta(days=rng.randrange(-2, 4)) for _ in range(rng.randint(1, 3))]
            extra.append(f"RDATE{value}:" + ",".join(self.write(w, form, suffix) for w in added))
            walls |= set(added) - set(gone)  # EXDATE has the last word (RFC 5545 3.8.5.1)
        counts = rng.random() > .12
        head = [f"DTSTART{value}:{self.write(start, form, suffix)}"]
        if not whole and rng.random() < .3:
            minutes = int(length.total_seconds() // 60)
            head.append(f"DURATION:PT{minutes // 60}H{minutes % 60}M" if minutes % 60 else f"DURATION:PT{minutes // 60}H")
        elif whole or form in ("utc", "floating") and self.steady(start, length, zone) or self.steady(start, length, zone):
            head.append(f"DTEND{value}:{self.write(start + length, form, suffix)}")
        else:
            head.append(f"DURATION:PT{int(length.total_seconds() // 60)}M")
        overrides = []
        if rule and walls and rng.random() < .35:
            for moved in rng.sample(sorted(walls), min(len(walls), rng.randint(1, 3))):
                walls.discard(moved)
                cancelled = rng.random() < .3
                target = moved + dt.timedelta(days=rng.choice([0, 0, 1, -1, 40]), minutes=0 if whole else rng.choice([0, 60, -45]))
                if rng.random() < .3:
                    target = near + time + (dt.timedelta() if whole else dt.timedelta(minutes=20))
                piece = ["BEGIN:VEVENT", uid, "DTSTAMP:20260101T000000Z", f"RECURRENCE-ID{value}:{self.write(moved, form, suffix)}",
                         f"DTSTART{value}:{self.write(target, form, suffix)}"]
                piece.append(f"DURATION:P{length.days}D" if whole else f"DURATION:PT{int(length.total_seconds() // 60)}M")
                if cancelled:
                    piece.append("STATUS:CANCELLED")
                elif not counts:
                    piece.append("TRANSP:TRANSPARENT")
                overrides.append(piece + ["END:VEVENT"])
                if counts and not cancelled:
                    self.occupy(target, length, zone, whole)
        body = ["BEGIN:VEVENT", uid, "DTSTAMP:20260101T000000Z", *head, *extra]
        if not counts:
            body.append("TRANSP:TRANSPARENT")
        pieces = [body + ["END:VEVENT"], *overrides]
        if rng.random() < .3:
            rng.shuffle(pieces)
        for piece in pieces:
            self.lines += piece
        if counts:
            for wall in walls:
                self.occupy(wall, length, zone, whole)

    @staticmethod
    def steady(start, length, zone):
        return instant(start + length, zone) - instant(start, zone) == length

    @staticmethod
    def form(form, zone):
        return {"date": (";VALUE=DATE", ""), "zone": (f";TZID={zone}", ""), "utc": ("", "Z"), "floating": ("", "")}[form]

    @staticmethod
    def write(wall, form, suffix):
        return f"{wall:%Y%m%d}" if form == "date" else stamp(wall) + suffix

    def occupy(self, wall, length, zone, whole):
        if whole:
            self.add(instant(wall, zone), instant(wall + length, zone))
        else:
            begin = instant(wall, zone)
            self.add(begin, begin + length)

    def expected(self):
        merged = []
        for begin, end in sorted(self.busy):
            if merged and begin <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([begin, end])
        return [{"start": f"{b:%Y-%m-%dT%H:%M:%SZ}", "end": f"{e:%Y-%m-%dT%H:%M:%SZ}"} for b, e in merged]

    def text(self):
        folded = []
        for line in self.lines:
            while len(line) > 75:
                folded.append(line[:75])
                line = " " + line[75:]
            folded.append(line)
        return "\r\n".join(folded) + "\r\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--restzeit")
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--cases", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="folder for the failing calendars")
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.cases)
    if args.print:
        for case in map(Case, seeds):
            print(json.dumps({"zone": case.user_zone, "first": str(case.first), "last": str(case.last), "text": case.text()}))
        return
    if not args.restzeit:
        parser.error("--restzeit or --print")
    folder = args.keep or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    passed = failed = 0
    for seed in seeds:
        case = Case(seed)
        path = os.path.join(folder, f"fuzz-{seed}.ics")
        with open(path, "w", newline="") as file:
            file.write(case.text())
        command = [args.restzeit, "busy", "--calendar", path, "--zone", case.user_zone, "--from", str(case.first), "--to", str(case.last), "--json"]
        # Never with the configuration of whoever runs this.
        environment = os.environ | {"XDG_CONFIG_HOME": "/dev/null"}
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
        try:
            got = json.loads(run.stdout)["busy"]
        except (ValueError, KeyError):
            got = f"no answer (exit {run.returncode}): {run.stderr.strip()[:200]}"
        if got == case.expected():
            passed += 1
            os.unlink(path)
        else:
            failed += 1
            if failed <= 10:
                print(f"seed {seed}: {' '.join(command)}\n  expected {case.expected()}\n  got      {got}")
    if not failed and not args.keep:
        os.rmdir(folder)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
