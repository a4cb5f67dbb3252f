"""Prints which users turned the external calendar on or off since the last run."""
import json
import os
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
STATE_FILE = Path(os.environ.get("STATE_FILE", "calendars.json"))
OVERLAP = timedelta(minutes=2)  # two runs overlap, in case the clocks differ
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def search(filters):
    request = Request(
        f"{API}/v2/meetings/settings/searches",
        data=json.dumps(filters).encode(),
        headers={"Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=60) as response:
            return json.load(response)
    except HTTPError as error:
        sys.exit(f"Settings search: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def changed_settings(since):
    """No type filter, because it would hide users who turned the calendar off."""
    window = {"updated_at": {"gt": since}} if since else {}
    page = 1
    while page:
        reply = search({**window, "per_page": 100, "page": page})
        yield from reply["data"]
        page = reply["metadata"]["paging"]["next_page"]


started_at = datetime.now(timezone.utc)
state = json.loads(STATE_FILE.read_text()) if STATE_FILE.exists() else {"since": None, "calendars": {}}
calendars = state["calendars"]

for row in changed_settings(state["since"]):
    key = str(row["id"])
    known = calendars.get(key)
    about = f"{row['email_address']}, calendar {row['primary_calendar_id']}, settings {key}"
    if row["calendar_type"] == "external" and known != row["primary_calendar_id"]:
        calendars[key] = row["primary_calendar_id"]
        print(f"on: {about}")
    if row["calendar_type"] != "external" and known:
        del calendars[key]
        print(f"off: {row['email_address']}, calendar {known}, settings {key}")

unfinished = STATE_FILE.with_name(STATE_FILE.name + ".new")
unfinished.write_text(json.dumps({"since": (started_at - OVERLAP).isoformat(), "calendars": calendars}))
unfinished.replace(STATE_FILE)
print(f"{len(calendars)} external calendars")
