"""Writes each pending meeting to its owner's calendar, once, and reports it as booked."""
import json
import os
import re
import sys
from datetime import datetime, timezone
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
CALENDAR_DIR = Path(os.environ.get("CALENDAR_DIR", "calendars"))  # a folder of .ics files in place of a calendar
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def api(method, path, body=None):
    request = Request(
        f"{API}/v2{path}", method=method, data=json.dumps(body).encode() if body else None,
        headers={"Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=60) as response:
            return json.load(response)
    except HTTPError as error:
        raise OSError(f"{method} {path}: {error.code} {error.read().decode()}") from None


def line(name, text):
    escaped = re.sub(r"([\\;,])", r"\\\1", text or "")
    return f"{name}:" + re.sub(r"\r?\n", r"\\n", escaped)


def when(name, time, all_day):
    if all_day:
        return f"{name};VALUE=DATE:{time[:10].replace('-', '')}"
    return f"{name}:{datetime.fromisoformat(time.replace('Z', '+00:00')).astimezone(timezone.utc):%Y%m%dT%H%M%SZ}"


def create_event(meeting):
    """IDs derived from the meeting's ID, so that a second attempt overwrites the same event."""
    event_id, all_day = f"salesloft-{meeting['id']}", meeting.get("all_day")
    i_cal_uid = f"{event_id}@calendar.larkfield.example"
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Larkfield Systems//Calendar bridge//EN", "BEGIN:VEVENT",
        f"UID:{i_cal_uid}", f"DTSTAMP:{datetime.now(timezone.utc):%Y%m%dT%H%M%SZ}",
        when("DTSTART", meeting["start_time"], all_day), when("DTEND", meeting["end_time"], all_day),
        line("SUMMARY", meeting["title"]), line("LOCATION", meeting.get("location")),
        line("DESCRIPTION", re.sub(r"<[^>]*>", "", meeting.get("description") or "")),
        *(f"ATTENDEE:mailto:{guest}" for guest in meeting.get("guests") or []),
        "END:VEVENT", "END:VCALENDAR", "",
    ]
    file = CALENDAR_DIR / quote(meeting["calendar_id"], safe="") / f"{event_id}.ics"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes("\r\n".join(lines).encode())
    return {"event_id": event_id, "i_cal_uid": i_cal_uid}


def pending_meetings():
    page = 1
    while page:
        reply = api("GET", f"/meetings?status=pending&include_meetings_settings=true&per_page=100&page={page}")
        yield from (meeting for meeting in reply["data"] if meeting["calendar_type"] == "external")
        page = reply["metadata"]["paging"]["next_page"]


try:  # Read the whole list first, because each booked meeting leaves it and shifts the pages.
    meetings = list(pending_meetings())
except OSError as error:
    sys.exit(str(error))
failed = False
for meeting in meetings:
    try:
        ids = create_event(meeting)
        api("PUT", f"/meetings/{meeting['id']}", {"status": "booked", **ids})
        print(f"Meeting {meeting['id']} is event {ids['event_id']}")
    except OSError as error:
        print(f"Meeting {meeting['id']} stays pending: {error}", file=sys.stderr)
        failed = True
sys.exit(failed)
