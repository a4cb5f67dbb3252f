"""Finds everything about an email address, and writes it to a file that only you can read.

    python3 privacy-export.py ines.carvalho@cobaltdental.example
"""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
FILE = os.environ.get("EXPORT_FILE", "export.json")

# Each list that can be filtered by person, and its filters.
LISTS = {
    "cadence_memberships": lambda person: {"person_id": person},
    "actions": lambda person: {"person_id[]": person},
    "tasks": lambda person: {"person_id[]": person},
    "notes": lambda person: {"associated_with_type": "person", "associated_with_id": person},
    "activities/calls": lambda person: {"person_id[]": person},
    "call_data_records": lambda person: {"person_id[]": person},
    "activities/emails": lambda person: {"person_id[]": person},
    "meetings": lambda person: {"person_ids[]": person},
    "conversations": lambda person: {"person_ids[]": person},
    "opportunities": lambda person: {"person_id": person},
    "successes": lambda person: {"person_id[]": person},
    "activity_histories": lambda person: {"resource_type": "person", "resource_id[]": person},
}
# They choose what a list shows, and aren't in metadata.filtering.
SWITCHES = {"visible_only"}
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def get(path, query):
    request = Request(f"{API}/v2/{path}?{urlencode(query)}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)
    except HTTPError as error:
        sys.exit(f"GET {path}: HTTP {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def read_all(path, filters):
    """All records of a list. An ignored filter would return everyone's, so it ends the program."""
    records, page = [], 1
    while page:
        response = get(path, {**filters, "per_page": 100, "page": page})
        for name in filters:
            if name not in SWITCHES and name.replace("[]", "") not in response["metadata"]["filtering"]:
                sys.exit(f"GET {path}: the filter {name} was ignored")
        records += response["data"]
        page = response["metadata"]["paging"]["next_page"]
    return records


def find_everything(email):
    found = {
        "users": read_all("users", {"emails[]": email, "visible_only": "false"}),
        "people": read_all("people", {"email_addresses[]": email}),
        "emails to the address": read_all("activities/emails", {"email_addresses[]": email}),
    }
    for path, filters in LISTS.items():
        found[path] = [record for person in found["people"] for record in read_all(path, filters(person["id"]))]
    return found


email = "".join(sys.argv[1:]).strip().lower()
if not email:
    sys.exit("Usage: python3 privacy-export.py <email address>")
found = find_everything(email)
with open(os.open(FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
    json.dump(found, file, indent=2)
for name, records in found.items():
    print(f"{name}: {len(records)}")
print("IDs of people:", ", ".join(str(person["id"]) for person in found["people"]) or "none")
