"""Prints the transcript of a conversation, with the names of the speakers.

    python3 transcript.py 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
"""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
PER_PAGE = 100
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def get(path):
    request = Request(f"{API}/v2{path}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        sys.exit(f"GET {path}: HTTP {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def read_sentences(transcription_id):
    sentences, page, full = [], 1, True
    while full:
        some = get(f"/transcriptions/{transcription_id}/sentences?per_page={PER_PAGE}&page={page}")
        sentences += some
        full = len(some) == PER_PAGE
        page += 1
    return sorted(sentences, key=lambda sentence: sentence["order_number"])


def clock(seconds):
    return f"{int(seconds // 60):02}:{int(seconds % 60):02}"


if len(sys.argv) != 2:
    sys.exit("Usage: python3 transcript.py <conversation ID>")
conversation = get(f"/conversations/{sys.argv[1]}/extensive")
if not conversation["transcription"]:
    sys.exit(f"{conversation['title']}: no transcript yet")
names = {attendee["id"]: attendee["full_name"] or attendee["email"] for attendee in conversation["attendees"]}
for sentence in read_sentences(conversation["transcription"]["id"]):
    speaker = names.get(sentence["recording_attendee_id"]) or "Unknown"
    print(f"[{clock(sentence['start_time'] or 0)}] {speaker}: {sentence['text']}")
