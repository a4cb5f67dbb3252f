"""Loads people, accounts, cadence memberships and calls into SQLite, each night what changed since the last run.

    python3 warehouse.py            what changed since the last run
    python3 warehouse.py --sweep    also marks the rows that no longer exist in Salesloft
"""
import json
import os
import sqlite3
import sys
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
DATABASE = os.environ.get("DATABASE", "salesloft.db")
PER_PAGE = 100
RESERVE = int(os.environ.get("RESERVE", "200"))  # points per minute to leave for the team's other integrations
ATTEMPTS = 5
BEGINNING = "1970-01-01T00:00:00.000000Z"
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def field(*path):
    """Reads a value from a record. None if a part of the path is null or missing."""

    def read(record):
        for name in path:
            record = record.get(name) if isinstance(record, dict) else None
        return record

    return read


# For each table: the list that fills it, and the columns with where their values come from.
TABLES = {
    "accounts": ("/accounts", {
        "name": ("TEXT", field("name")),
        "domain": ("TEXT", field("domain")),
        "industry": ("TEXT", field("industry")),
        "owner_id": ("INTEGER", field("owner", "id")),
        "created_at": ("TEXT", field("created_at")),
    }),
    "people": ("/people", {
        "account_id": ("INTEGER", field("account", "id")),
        "email_address": ("TEXT", field("email_address")),
        "display_name": ("TEXT", field("display_name")),
        "title": ("TEXT", field("title")),
        "owner_id": ("INTEGER", field("owner", "id")),
        "person_stage_id": ("INTEGER", field("person_stage", "id")),
        "created_at": ("TEXT", field("created_at")),
    }),
    "cadence_memberships": ("/cadence_memberships", {
        "person_id": ("INTEGER", field("person", "id")),
        "cadence_id": ("INTEGER", field("cadence", "id")),
        "user_id": ("INTEGER", field("user", "id")),
        "current_state": ("TEXT", field("current_state")),
        "currently_on_cadence": ("INTEGER", field("currently_on_cadence")),
        "added_at": ("TEXT", field("added_at")),
    }),
    "calls": ("/activities/calls", {
        "person_id": ("INTEGER", field("called_person", "id")),
        "user_id": ("INTEGER", field("user", "id")),
        "cadence_id": ("INTEGER", field("cadence", "id")),
        "disposition": ("TEXT", field("disposition")),
        "sentiment": ("TEXT", field("sentiment")),
        "duration": ("INTEGER", field("duration")),
        "created_at": ("TEXT", field("created_at")),
    }),
}

VIEWS = """
CREATE VIEW IF NOT EXISTS calls_by_disposition AS
SELECT a.name AS account, c.disposition, count(*) AS calls, sum(c.duration) AS seconds
FROM calls c
JOIN people p ON p.id = c.person_id
LEFT JOIN accounts a ON a.id = p.account_id
WHERE c.deleted_at IS NULL
GROUP BY a.name, c.disposition;
"""


# ---- Salesloft ----


def wait_for_next_minute():
    time.sleep(60 - time.time() % 60 + 1)


def get(path, params):
    """One page. Waits when the team's points run out, and retries temporary errors."""
    request = Request(f"{API}/v2{path}?{urlencode(params)}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
        "Accept": "application/json",
    })
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urlopen(request, timeout=60) as response:
                body = json.load(response)
                left = int(response.headers.get("x-ratelimit-remaining-minute", RESERVE))
        except HTTPError as error:
            if attempt == ATTEMPTS or (error.code != 429 and error.code < 500):
                raise
            print(f"HTTP {error.code}, try {attempt}", file=sys.stderr)
            if error.code == 429:
                wait_for_next_minute()
            else:
                time.sleep(2**attempt)
            continue
        if left < RESERVE:
            wait_for_next_minute()
        return body["data"]


def changed_since(path, cursor):
    """Pages of records in the order of their changes, each page with the cursor to store after it."""
    page, full = 1, True
    while full:
        rows = get(path, {
            "updated_at[gte]": cursor, "sort_by": "updated_at", "sort_direction": "ASC",
            "per_page": PER_PAGE, "page": page,
        })
        last = rows[-1]["updated_at"] if rows else cursor
        page = page + 1 if last == cursor else 1  # one timestamp can fill more than a page
        cursor = last
        full = len(rows) == PER_PAGE
        yield rows, cursor


def all_ids(path):
    """The IDs of all records. A cursor instead of deep pages, which cost up to 30 points each."""
    for rows, _ in changed_since(path, BEGINNING):
        yield from (row["id"] for row in rows)


# ---- The warehouse ----


def prepare(database):
    database.execute("CREATE TABLE IF NOT EXISTS cursors (name TEXT PRIMARY KEY, cursor TEXT NOT NULL)")
    database.execute(
        "CREATE TABLE IF NOT EXISTS runs (started_at TEXT, finished_at TEXT, name TEXT, loaded INTEGER)"
    )
    for name, (_, columns) in TABLES.items():
        definitions = ", ".join(f"{column} {kind}" for column, (kind, _) in columns.items())
        # The complete record is kept, so that a new column needs no new load.
        database.execute(
            f"CREATE TABLE IF NOT EXISTS {name} (id INTEGER PRIMARY KEY, {definitions}, "
            "updated_at TEXT NOT NULL, deleted_at TEXT, record TEXT NOT NULL)"
        )
    database.executescript(VIEWS)
    database.commit()


def store(database, name, rows):
    """Inserts or replaces rows, so that a page that is loaded twice changes nothing."""
    columns = TABLES[name][1]
    names = ["id", *columns, "updated_at", "deleted_at", "record"]
    marks = ", ".join("?" for _ in names)
    database.executemany(
        f"INSERT OR REPLACE INTO {name} ({', '.join(names)}) VALUES ({marks})",
        [
            [row["id"], *(read(row) for _, read in columns.values()), row["updated_at"], None, json.dumps(row)]
            for row in rows
        ],
    )


def load(database, name):
    """Loads what changed. Rows and cursor are stored together, so a crash leaves no gap."""
    path = TABLES[name][0]
    started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    found = database.execute("SELECT cursor FROM cursors WHERE name = ?", (name,)).fetchone()
    total = 0
    for rows, cursor in changed_since(path, found[0] if found else BEGINNING):
        with database:  # one transaction
            store(database, name, rows)
            database.execute("INSERT OR REPLACE INTO cursors VALUES (?, ?)", (name, cursor))
        total += len(rows)
    with database:
        database.execute(
            "INSERT INTO runs VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, ?)", (started, name, total)
        )
    print(f"{name}: {total} rows")


def sweep(database, name):
    """Marks rows whose records are gone: lists don't show deletions."""
    known = {row[0] for row in database.execute(f"SELECT id FROM {name} WHERE deleted_at IS NULL")}
    gone = known - set(all_ids(TABLES[name][0]))
    with database:
        database.executemany(
            f"UPDATE {name} SET deleted_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ?",
            [(identifier,) for identifier in gone],
        )
    print(f"{name}: {len(gone)} deleted")


def main():
    database = sqlite3.connect(DATABASE)
    try:
        prepare(database)
        for name in TABLES:
            if "--sweep" in sys.argv[1:]:
                sweep(database, name)  # before the load, so that a new row is never taken for a deleted one
            load(database, name)
    except HTTPError as error:
        sys.exit(f"HTTP {error.code}: {error.read().decode()}")
    except OSError as error:
        sys.exit(f"The API can't be reached: {error}")
    finally:
        database.close()


main()
