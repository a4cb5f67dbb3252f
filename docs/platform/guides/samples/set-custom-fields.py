"""Sets custom fields of a person, after checking their names. An empty value clears a field.

    python3 set-custom-fields.py 70211 'Fleet size=140' 'Contract end='
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


def call(method, path, body=None):
    request = Request(f"{API}/v2{path}", data=json.dumps(body).encode() if body else None, method=method, headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
        "Accept": "application/json",
        "Content-Type": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        sys.exit(f"{method} {path}: HTTP {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def read_names():
    names, page, full = [], 1, True
    while full:
        fields = call("GET", f"/custom_fields?field_type=person&per_page={PER_PAGE}&page={page}")
        names += [field["name"] for field in fields]
        full = len(fields) == PER_PAGE
        page += 1
    return names


def main(person_id, *settings):
    changes = dict(setting.split("=", 1) for setting in settings)
    names = read_names()
    for name in changes:
        if name not in names:
            sys.exit(f'People have no custom field "{name}". They have: {", ".join(names)}')

    before = call("GET", f"/people/{person_id}")["custom_fields"]
    # The other values too, so that nothing is lost if the map is replaced.
    stored = call("PUT", f"/people/{person_id}", {"custom_fields": {**before, **changes}})["custom_fields"]
    for name, value in changes.items():
        found = stored.get(name)
        if str(found or "") != value:
            sys.exit(f'{name}: sent "{value}", stored "{found or ""}"')
        print(f"{name}: {value}" if value else f"{name}: cleared")


if len(sys.argv) < 3:
    sys.exit("Usage: python3 set-custom-fields.py <person ID> 'Name=value' ...")
main(*sys.argv[1:])
