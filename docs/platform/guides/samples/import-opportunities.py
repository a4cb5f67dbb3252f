"""Imports deals from another system into Salesloft. Safe to repeat: it adds missing records and updates the others."""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
SYSTEM = "deal_desk"  # the external type: your name for the other system

STAGES = [{"name": "Discovery", "order": 1}, {"name": "Proposal", "order": 2}]
# What your system exports: its own ID, the deal's fields, and the Salesloft IDs of its people.
DEALS = [
    {
        "id": "D-3018",
        "fields": {
            "account_id": 5502, "owner_id": 324, "name": "Cobalt route planning",
            "stage_name": "Discovery", "amount": "12500.00", "close_date": "2026-09-30",
        },
        "people": [70213],
    },
]
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def call(method, path, body=None):
    request = Request(f"{API}/v2{path}", method=method, headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
        "Accept": "application/json",
        "Content-Type": "application/json",
    }, data=json.dumps(body).encode() if body else None)
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        sys.exit(f"{method} {path}: HTTP {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def add_system():
    for row in call("GET", "/external/configurations?per_page=100"):
        if (row["external_type"], row["object_type"]) == (SYSTEM, "opportunities") and not row.get("deleted"):
            return
    call("POST", "/external/configurations", {"external_type": SYSTEM, "object_type": "opportunities"})
    print("registered", SYSTEM)


def add_stages():
    known = {row["name"] for row in call("GET", "/opportunity_stages?per_page=100")}
    for stage in STAGES:
        if stage["name"] not in known:
            call("POST", "/opportunity_stages", stage)
            print("added stage", stage["name"])


def import_deal(deal):
    path = f"/external/ids/{SYSTEM}/opportunities/{quote(deal['id'], safe='')}"
    opportunity = call("POST", path, deal["fields"])
    print("stored", deal["id"], "as opportunity", opportunity["id"])
    for person in deal["people"]:
        query = urlencode({"ids[]": opportunity["id"], "person_id": person})
        if any(row["id"] == opportunity["id"] for row in call("GET", f"/opportunities?{query}")):
            continue  # attached by an earlier run
        call("POST", "/opportunity_people", {"opportunity_id": opportunity["id"], "person_id": person})
        print("attached person", person)


add_system()
add_stages()
for deal in DEALS:
    import_deal(deal)
