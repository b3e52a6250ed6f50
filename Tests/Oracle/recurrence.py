"""Recurrence by python-dateutil, as a second opinion.

One question a line on standard input: rule|DTSTART|from|to|last|limit, wall times as 19970902T090000, `to` exclusive,
`last` inclusive or empty. One answer a line: at most `limit` instances, or "error: ..." where dateutil refuses.

What the rules of the project say and dateutil does not is put into the question, never into the answer:
- DTSTART is always the first instance and COUNT counts it (dateutil leaves it out when the rule does not make it).
- YEARLY with BYMONTHDAY and neither BYMONTH, BYWEEKNO nor BYYEARDAY takes DTSTART's month (dateutil: every month).
- YEARLY with BYWEEKNO and no part for days takes DTSTART's weekday (dateutil: the whole week).
- BYSETPOS in WEEKLY counts from the start of DTSTART's week (dateutil: from DTSTART in the first week).
"""

import datetime
import sys

from dateutil import rrule

FREQUENCIES = {
    "SECONDLY": rrule.SECONDLY, "MINUTELY": rrule.MINUTELY, "HOURLY": rrule.HOURLY, "DAILY": rrule.DAILY,
    "WEEKLY": rrule.WEEKLY, "MONTHLY": rrule.MONTHLY, "YEARLY": rrule.YEARLY,
}
WEEKDAYS = {"MO": rrule.MO, "TU": rrule.TU, "WE": rrule.WE, "TH": rrule.TH, "FR": rrule.FR, "SA": rrule.SA, "SU": rrule.SU}
LISTS = ["BYSECOND", "BYMINUTE", "BYHOUR", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYMONTH", "BYSETPOS"]


def wall(text):
    return datetime.datetime.strptime(text, "%Y%m%dT%H%M%S") if text else None


def weekday(text):
    day = WEEKDAYS[text[-2:]]
    return day(int(text[:-2])) if text[:-2] else day


def instances(text, start):
    parts = dict(part.split("=") for part in text.split(";"))
    args = {name.lower(): [int(value) for value in parts[name].split(",")] for name in LISTS if name in parts}
    if "BYDAY" in parts:
        args["byweekday"] = [weekday(value) for value in parts["BYDAY"].split(",")]
    week_start = WEEKDAYS[parts.get("WKST", "MO")]
    first = start
    if parts["FREQ"] == "YEARLY":
        days = {"byweekday", "bymonthday", "byyearday"} & set(args)
        if "bymonthday" in args and not {"bymonth", "byweekno", "byyearday"} & set(args):
            args["bymonth"] = [start.month]
        if "byweekno" in args and not days:
            args["byweekday"] = [start.weekday()]
    if parts["FREQ"] == "WEEKLY" and "bysetpos" in args:
        args.setdefault("byweekday", [start.weekday()])
        for name in ["hour", "minute", "second"]:
            args.setdefault("by" + name, [getattr(start, name)])
        first = start - datetime.timedelta(days=(start.weekday() - week_start.weekday) % 7)
        first = first.replace(hour=0, minute=0, second=0)
    rule = rrule.rrule(
        FREQUENCIES[parts["FREQ"]], dtstart=first, interval=int(parts.get("INTERVAL", 1)), wkst=week_start, **args)
    left = int(parts["COUNT"]) if "COUNT" in parts else None
    yield start
    for instance in rule:
        if instance <= start:
            continue
        if left is not None:
            left -= 1
            if left <= 0:
                return
        yield instance


def answer(line):
    text, start, begin, end, last, limit = line.rstrip("\n").split("|")
    start, begin, end, last = wall(start), wall(begin), wall(end), wall(last)
    datetime.MAXYEAR = end.year  # where dateutil stops searching
    out = []
    for instance in instances(text, start):
        if instance >= end or (last and instance > last and instance != start) or len(out) >= int(limit):
            break
        if instance >= begin:
            out.append(f"{instance:%Y%m%dT%H%M%S}")
    return " ".join(out)


for line in sys.stdin:
    try:
        print(answer(line))
    except (ValueError, IndexError) as error:
        print("error:", error)
