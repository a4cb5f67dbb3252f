"""Finds a person by email address, and sends a signal with an email for the seller to use.

SALESLOFT_ACCESS_TOKEN is an OAuth access token, because signals don't accept API keys.
"""
import json
import os
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")

ADDRESS = "priya.raman@brightwater.example"
SIGNAL = {
    "type": "pricing_page_visited",
    "urgency": "high",
    "occurred_at": "2026-09-15T10:08:51.000000-04:00",
    "idempotency_key": str(uuid.uuid4()),  # one per event: store it, so that a later retry sends the same key
    "data": {"page_name": "Fleet plans", "page_url": "https://www.larkfield.example/pricing/fleet"},
    "indicators": [{
        "key": "visited_more_than_twice",
        "metadata": {"visit_count": 4},
        "recommended_content": {
            "email_subject": "Fleet plans for the Portland depot",
            "email_body": "<p>Hi Priya,</p><p>Shall we go through the fleet plans together?</p>",
        },
    }],
}
if "SALESLOFT_ACCESS_TOKEN" not in os.environ:
    sys.exit("Set SALESLOFT_ACCESS_TOKEN to an OAuth access token")


def call(path, body=None, attempt=1):
    request = Request(f"{API}/v2{path}", data=json.dumps(body).encode() if body else None, headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_ACCESS_TOKEN']}",
        "Content-Type": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        if error.code < 500 or attempt == 3:
            sys.exit(f"{path}: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")
    time.sleep(attempt)
    return call(path, body, attempt + 1)  # the same key, so the signal still counts once


people = call(f"/people?{urlencode({'email_addresses[]': ADDRESS})}")
person = next((person for person in people if person["email_address"] == ADDRESS), None)
if person is None:
    sys.exit(f"No person has the email address {ADDRESS}")

sent = call("/signals", {**SIGNAL, "attribution": {"person_id": person["id"]}})
print(f"Sent {sent['type']} for {person['display_name']}, received at {sent['received_at']}")
