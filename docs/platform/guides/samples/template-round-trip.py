"""Stores the HTML of a file as a template, reads it back, archives it, and compares the HTML."""
import json
import os
import sys
from datetime import datetime, timezone
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
HTML_FILE = Path(os.environ.get("HTML_FILE", "message.html"))
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


if not HTML_FILE.exists():
    sys.exit(f"{HTML_FILE} doesn't exist")
sent = HTML_FILE.read_text(encoding="utf-8")
template = call("POST", "/email_templates", {"title": "Round trip", "subject": "Round trip", "body": sent})
stored = call("GET", f"/email_templates/{template['id']}")["body"]
call("PUT", f"/email_templates/{template['id']}", {"archived_at": datetime.now(timezone.utc).isoformat()})
if stored == sent:
    print("The stored body is unchanged")
else:
    print(f"The body was changed. Sent:\n{sent}\nStored:\n{stored}")
