"""Prints the emails to one person as JSON lines, with subject and body if the token may read them.

    python3 read-emails.py 70211
"""
import json
import os
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
PER_PAGE = 100
CONTENTS = [("scoped_fields[]", "subject"), ("scoped_fields[]", "body")]
NO_ACCESS = "required scope access not included"
if "SALESLOFT_API_KEY" not in os.environ:
    sys.exit("Set SALESLOFT_API_KEY to your API key")


class NoAccess(Exception):
    """The token can't read the contents of emails."""


def get_emails(query):
    request = Request(f"{API}/v2/activities/emails?{urlencode(query)}", headers={
        "Authorization": f"Bearer {os.environ['SALESLOFT_API_KEY']}", "Accept": "application/json",
    })
    try:
        with urlopen(request, timeout=30) as response:
            return json.load(response)["data"]
    except HTTPError as error:
        text = error.read().decode()
        if NO_ACCESS in text:
            raise NoAccess from error
        sys.exit(f"HTTP {error.code}: {text}")
    except OSError as error:
        sys.exit(f"{API} can't be reached: {error}")


def print_emails(person_id, contents):
    page, full = 1, True
    while full:
        emails = get_emails([("person_id[]", person_id), ("per_page", PER_PAGE), ("page", page), *contents])
        for email in emails:
            names = ("id", "sent_at", "status", "subject", "body")
            line = {name: email[name] for name in names if name in email}
            print(json.dumps({**line, "replies": email["counts"]["replies"]}))
        full = len(emails) == PER_PAGE
        page += 1


if len(sys.argv) != 2:
    sys.exit("Usage: python3 read-emails.py <person ID>")
try:
    print_emails(sys.argv[1], CONTENTS)
except NoAccess:
    print("No access to email contents. Add the scope email_contents:read to get them.", file=sys.stderr)
    print_emails(sys.argv[1], [])
