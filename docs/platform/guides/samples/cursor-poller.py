"""Prints each person who changed since the last run, once per change."""
import json
import os
import sys
import time
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
STATE_FILE = Path(os.environ.get("STATE_FILE", "people-cursor.json"))
SINCE = os.environ.get("SINCE") or "1970-01-01T00:00:00.000000Z"  # where the first run starts: at everything
PAUSE_SECONDS = float(os.environ.get("POLL_SECONDS", "60"))  # 0: one round, then end
PER_PAGE = 100
RESERVE = 100  # points per minute to leave for the team's other integrations
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def load_state():
    if not STATE_FILE.exists():
        return SINCE, []  # first run
    try:
        state = json.loads(STATE_FILE.read_text())
        if isinstance(state["cursor"], str) and isinstance(state["handled"], list):
            return state["cursor"], state["handled"]
    except (ValueError, LookupError, TypeError):
        pass  # not JSON, or not the poller's
    sys.exit(f"{STATE_FILE} is damaged: delete it, and set SINCE to the time to continue from")


def save_state(cursor, handled):
    new = Path(f"{STATE_FILE}.new")
    new.write_text(json.dumps({"cursor": cursor, "handled": handled}))
    os.replace(new, STATE_FILE)  # a crash never leaves half a cursor


def fetch_page(cursor, page):
    query = urlencode({
        "updated_at[gte]": cursor, "sort_by": "updated_at", "sort_direction": "ASC",
        "per_page": PER_PAGE, "page": page,
    })
    request = Request(f"{API}/v2/people?{query}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    with urlopen(request, timeout=30) as response:
        if int(response.headers.get("x-ratelimit-remaining-minute", RESERVE)) < RESERVE:
            time.sleep(60)
        return json.load(response)["data"]


def handle(person):
    print("changed", person["updated_at"], person["id"], person["display_name"])  # write to your store, by ID


def poll_once():
    cursor, handled = load_state()
    count, page, full = 0, 1, True
    while full:
        people = fetch_page(cursor, page)
        for person in people:
            if person["updated_at"] != cursor:
                cursor, handled, page = person["updated_at"], [], 0
            if person["id"] in handled:
                continue  # part of an earlier response
            handle(person)
            handled.append(person["id"])
            count += 1
        save_state(cursor, handled)
        full = len(people) == PER_PAGE
        page += 1  # stays 1 unless one timestamp fills the whole page
    print(f"{count} changes, cursor {cursor}", flush=True)


while True:
    try:
        poll_once()
    except (OSError, HTTPException, ValueError) as error:  # HTTP errors, network failures, responses that break off
        status = getattr(error, "code", None)
        print(f"HTTP {status} at cursor {load_state()[0]}: {error.read().decode()}" if status else error, file=sys.stderr)
        refused = status is not None and status < 500 and status != 429  # the same request will fail again
        if refused or PAUSE_SECONDS == 0:
            sys.exit(1)
    if PAUSE_SECONDS == 0:
        break
    time.sleep(PAUSE_SECONDS)
