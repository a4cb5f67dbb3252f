"""Exports the conversations of one week: each as JSON, and its transcript as text.

    python3 export-conversations.py 2026-09-14
"""
import json
import os
import sys
import time
from datetime import datetime, timedelta, timezone
from email.utils import parsedate_to_datetime
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
FOLDER = Path(os.environ.get("FOLDER", "conversations"))
RESERVE = int(os.environ.get("RESERVE", "100"))  # points per minute to leave for the team's other integrations
PER_PAGE = 100
ATTEMPTS = 5


# ---- Salesloft ----
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def next_minute(headers):
    """Waits for new points. They come with the clock minute of the API, which can differ from the one of this machine."""
    time.sleep(61 - parsedate_to_datetime(headers["date"]).second)


def get(path, query=()):
    request = Request(f"{API}/v2{path}?{urlencode(query)}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urlopen(request, timeout=60) as response:
                data = json.load(response)["data"]
                if int(response.headers.get("x-ratelimit-remaining-minute", RESERVE)) < RESERVE:
                    next_minute(response.headers)
                return data
        except HTTPError as error:
            if attempt == ATTEMPTS or (error.code != 429 and error.code < 500):
                raise
            print(f"HTTP {error.code}, try {attempt}", file=sys.stderr)
            if error.code == 429:
                next_minute(error.headers)
            else:
                time.sleep(2**attempt)


def read_all(path, query=()):
    page, full = 1, True
    while full:
        records = get(path, {**dict(query), "per_page": PER_PAGE, "page": page})
        yield from records
        full = len(records) == PER_PAGE
        page += 1


def read_sentences(transcription_id):
    sentences = read_all(f"/transcriptions/{transcription_id}/sentences")
    return sorted(sentences, key=lambda sentence: sentence["order_number"])


# ---- The files ----


def save(file, text):
    """Writes a whole file or none, so that a crash leaves no half file behind."""
    part = Path(f"{file}.part")
    part.touch(mode=0o600)
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)


def is_saved(file, listed):
    """Whether an earlier run saved this version of the conversation, with its transcript."""
    if not file.exists():
        return False
    saved = json.loads(file.read_text(encoding="utf-8"))
    return saved["conversation"]["updated_at"] == listed["updated_at"] and bool(saved["sentences"])


def title_of(conversation):
    return conversation["title"] or "Untitled"


def transcript_of(conversation, sentences):
    names = {
        attendee["id"]: attendee["full_name"] or attendee["email"] or "Unknown"
        for attendee in conversation["attendees"]
    }
    about = f"{conversation['event_start_date']}, {round((conversation['duration'] or 0) / 60_000)} minutes"
    lines = [title_of(conversation), about, ", ".join(names.values()), ""]
    for sentence in sentences:
        minutes, seconds = divmod(int(sentence["start_time"] or 0), 60)
        speaker = names.get(sentence["recording_attendee_id"], "Unknown")
        lines.append(f"[{minutes:02}:{seconds:02}] {speaker}: {sentence['text']}")
    return "\n".join([*lines, ""])


def export_one(listed):
    name = f"{listed['created_at'][:10]}_{listed['id']}"
    if is_saved(FOLDER / f"{name}.json", listed):
        return "unchanged"
    conversation = get(f"/conversations/{listed['id']}/extensive")
    transcription = conversation["transcription"]
    sentences = read_sentences(transcription["id"]) if transcription else []
    if sentences:
        save(FOLDER / f"{name}.txt", transcript_of(conversation, sentences))
    # Last: it marks the export as done.
    save(FOLDER / f"{name}.json", json.dumps({"conversation": conversation, "sentences": sentences}, indent=2))
    return f"exported, sentences: {len(sentences)}" if sentences else "no transcript yet"


def first_day():
    try:
        return datetime.strptime(sys.argv[1], "%Y-%m-%d").replace(tzinfo=timezone.utc)
    except (IndexError, ValueError):
        sys.exit("Usage: python3 export-conversations.py <first day, such as 2026-09-14>")


def main():
    start = first_day()
    end = start + timedelta(days=7)
    week = {
        "created_at[gte]": start.isoformat(timespec="microseconds"),
        "created_at[lt]": end.isoformat(timespec="microseconds"),
    }
    FOLDER.mkdir(exist_ok=True, parents=True)
    for listed in read_all("/conversations", {**week, "sort_by": "created_at", "sort_direction": "asc"}):
        created = datetime.fromisoformat(listed["created_at"].replace("Z", "+00:00"))
        if not start <= created < end:
            sys.exit("The filter was not applied")
        try:
            result = export_one(listed)
        except HTTPError as error:
            if error.code != 404:
                raise
            result = "not found"  # deleted since the list was read
        print(f"{listed['created_at'][:10]} {title_of(listed)}: {result}")


try:
    main()
except HTTPError as error:
    sys.exit(f"GET {error.url}: HTTP {error.code} {error.read().decode()}")
except OSError as error:
    sys.exit(f"The API can't be reached: {error}")
