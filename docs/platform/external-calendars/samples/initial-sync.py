"""Loads a user's events with one bulk job. EVENTS_FILE is a JSON array with one event per occurrence."""
import json
import os
import sys
import time
from datetime import datetime, timedelta, timezone
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
EVENTS_FILE = os.environ.get("EVENTS_FILE", "events.json")
POLL_SECONDS = float(os.environ.get("POLL_SECONDS", "5"))  # first pause, which grows to a minute
ROWS_PER_UPLOAD = 5_000
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def api(method, path, body=None):
    request = Request(
        f"{API}/v2{path}",
        method=method,
        data=json.dumps(body).encode() if body else None,
        headers={"Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=60) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def in_window(event):
    """The period that Salesloft uses: one month back and 90 days ahead."""
    start = datetime.fromisoformat(event["start_time"].replace("Z", "+00:00"))
    now = datetime.now(timezone.utc)
    return now - timedelta(days=31) <= start <= now + timedelta(days=90)


def refuse_shared_ids(events):
    seen = set()
    for key in ((event["calendar_id"], event["id"], event["i_cal_uid"]) for event in events):
        if key in seen:
            sys.exit(f"Two events share the ID {key[1]}: give each occurrence a different one")
        seen.add(key)


def until_done(job):
    pause = POLL_SECONDS
    while (now := api("GET", f"/bulk_jobs/{job}"))["state"] != "done":
        print(f"{now['state']}: {now['processed']} of {now['total']}")
        time.sleep(pause)
        pause = min(pause * 2, 60)
    return now


def print_failures(job):
    last = 0
    while True:
        page = api("GET", f"/bulk_jobs/{job}/results?per_page=100&id%5Bgt%5D={last}")
        fresh = [row for row in page if row["id"] > last]
        if not fresh:
            return
        for row in filter(lambda row: row["status"] == "error", fresh):
            print(row["record"]["id"], row["error"])
        last = max(row["id"] for row in fresh)


if not os.path.exists(EVENTS_FILE):
    sys.exit(f"{EVENTS_FILE} doesn't exist")
with open(EVENTS_FILE, encoding="utf-8") as file:
    every = json.load(file)
events = [event for event in every if in_window(event)]
refuse_shared_ids(events)
print(f"{len(events)} of {len(every)} events are in the window")
if events:
    job = api("POST", "/bulk_jobs", {"type": "calendar/events/upsert", "name": "First calendar load"})["id"]
    for start in range(0, len(events), ROWS_PER_UPLOAD):
        api("POST", f"/bulk_jobs/{job}/job_data", {"data": events[start:start + ROWS_PER_UPLOAD]})
    api("PUT", f"/bulk_jobs/{job}", {"ready_to_execute": True})
    done = until_done(job)
    print(f"Job {job}: {done['processed']} rows, {done['errors']} failed")
    if done["errors"]:
        print_failures(job)
