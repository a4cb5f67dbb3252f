"""Signs the example body of an event as Salesloft does, and posts it to your receiver: python3 send-event.py task_created"""
import hashlib
import hmac
import json
import os
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

RECEIVER_URL = os.environ.get("RECEIVER_URL", "http://127.0.0.1:8080")
TOKEN = os.environ.get("SALESLOFT_CALLBACK_TOKEN")


def example_body(event):
    webhooks = json.loads(Path(os.environ.get("OPENAPI_FILE", "v2.json")).read_text())["webhooks"]
    if event not in webhooks:
        sys.exit(f"{event} is not an event. Use one of: {', '.join(webhooks)}")
    return json.dumps(webhooks[event]["post"]["requestBody"]["content"]["application/json"]["example"]).encode()


def send(event):
    body = example_body(event)
    request = Request(RECEIVER_URL, body, {
        "Content-Type": "application/json",
        "x-salesloft-event": event,
        "x-salesloft-signature": hmac.new(TOKEN.encode(), body, hashlib.sha1).hexdigest(),
    })
    try:
        with urlopen(request, timeout=30) as response:
            return response.status
    except HTTPError as error:
        return error.code
    except OSError as error:
        sys.exit(f"{RECEIVER_URL} can't be reached: {error}")


if not TOKEN:
    sys.exit("Set SALESLOFT_CALLBACK_TOKEN to the token of your receiver")
event = sys.argv[1] if len(sys.argv) > 1 else "person_updated"
status = send(event)
print(f"{event}: HTTP {status}")
sys.exit(0 if status < 300 else 1)
