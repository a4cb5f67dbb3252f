"""Prints the person whose ID in the order desk is EXTERNAL_ID."""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
EXTERNAL_ID = os.environ.get("EXTERNAL_ID", "C-20417")
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


def find_person(external_id):
    query = urlencode({"external_type": "order_desk", "external_id": external_id, "deleted": "false"})
    for mapping in get(f"/external/mappings?{query}"):
        if mapping["object_type"] == "person":
            return get(f"/people/{mapping['object_id']}")
    sys.exit(f"No person has the ID {external_id}")


person = find_person(EXTERNAL_ID)
print(person["id"], person["display_name"])
