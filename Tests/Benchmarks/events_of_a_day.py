#!/usr/bin/python3
"""The UIDs of all events of 30 November 2026 in an .ics, as icalendar and recurring-ical-events find them."""
import datetime
import sys

import icalendar
import recurring_ical_events

day = datetime.date(2026, 11, 30)
with open(sys.argv[1], "rb") as file:
    calendar = icalendar.Calendar.from_ical(file.read())
events = recurring_ical_events.of(calendar).between(day, day + datetime.timedelta(days=1))
print(*sorted(str(event["UID"]) for event in events), sep="\n")
