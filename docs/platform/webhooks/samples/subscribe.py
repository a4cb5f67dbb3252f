import json
import os
import sys
import urllib.error
import urllib.request

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
CALLBACK_URL = os.environ.get("CALLBACK_URL", "https://hooks.larkfield.example/salesloft")
EVENT = os.environ.get("EVENT")
EVENTS = [EVENT] if EVENT else ["person_created", "person_updated", "person_deleted"]
TOKEN = os.environ.get("SALESLOFT_CALLBACK_TOKEN")
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


def api(path, body=None):
    request = urllib.request.Request(
        f"{API}/v2{path}",
        data=json.dumps(body).encode() if body else None,  # with a body it is a POST
        headers={
            "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {error.code} {error.read().decode()}")
    except urllib.error.URLError as error:
        sys.exit(f"{path}: {error.reason}")


if not TOKEN:
    sys.exit("Set SALESLOFT_CALLBACK_TOKEN to a long random secret")

# A second subscription to the same event would deliver everything twice.
present = {
    one["event_type"]: one
    for one in api("/webhook_subscriptions")
    if one["callback_url"] == CALLBACK_URL
}
for event in EVENTS:
    if event in present:
        switch = "on" if present[event]["enabled"] else "paused"
        print(f"{event}: subscription {present[event]['id']} is there, {switch}")
        continue
    created = api("/webhook_subscriptions", {
        "event_type": event,
        "callback_url": CALLBACK_URL,
        "callback_token": TOKEN,
    })
    print(f"{event}: created subscription {created['id']}")
