"""Sends one changed event of an external calendar. Safe to repeat, because Salesloft finds the event by its two IDs."""
import json
import os
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
ATTEMPTS = 5

EVENT = {
    "id": "evt_7ab31c",
    "i_cal_uid": "7ab31c@calendar.larkfield.example",
    "calendar_id": "external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01",
    "start_time": "2026-09-22T14:00:00-04:00",
    "end_time": "2026-09-22T14:45:00-04:00",
    "status": "confirmed",
    "title": "Pilot walkthrough",
    "organizer": "maya.okafor@larkfield.example",
    "attendees": [
        {"name": "Maya Okafor", "email": "maya.okafor@larkfield.example", "status": "accepted", "organizer": True},
        {"name": "Priya Raman", "email": "priya.raman@brightwater.example", "status": "accepted", "organizer": False},
    ],
    "updated_at": "2026-09-16T09:31:44-04:00",  # when it changed on the real calendar
}
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def upsert(event):
    for attempt in range(1, ATTEMPTS + 1):
        request = Request(
            f"{API}/v2/calendar/events/upsert",
            data=json.dumps(event).encode(),
            headers={"Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Content-Type": "application/json"},
        )
        try:
            with urlopen(request, timeout=30) as response:
                return json.load(response)["data"]
        except HTTPError as error:
            passing = error.code == 429 or error.code >= 500
            if not passing or attempt == ATTEMPTS:
                sys.exit(f"The event was not stored: {error.code} {error.read().decode()}")
        except OSError as error:
            if attempt == ATTEMPTS:
                sys.exit(f"{API} can't be reached: {error}")
        time.sleep(2 ** (attempt - 1))


stored = upsert(EVENT)
print(f"Stored {stored['id']} from {stored['start_time'][:16]} to {stored['end_time'][:16]}")
