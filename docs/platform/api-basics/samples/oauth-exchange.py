import base64
import hashlib
import json
import os
import secrets
import sqlite3
import sys
import urllib.error
import urllib.request
from contextlib import closing
from urllib.parse import parse_qsl, urlencode, urlsplit

ACCOUNTS = os.environ.get("SALESLOFT_ACCOUNTS_URL", "https://accounts.salesloft.com")
DATABASE = os.environ.get("SALESLOFT_TOKEN_DB", "salesloft-tokens.db")
if not {"SALESLOFT_CLIENT_ID", "SALESLOFT_CLIENT_SECRET"} <= os.environ.keys():
    sys.exit("Set SALESLOFT_CLIENT_ID and SALESLOFT_CLIENT_SECRET")
CLIENT_ID = os.environ["SALESLOFT_CLIENT_ID"]
REDIRECT_URI = os.environ.get(
    "SALESLOFT_REDIRECT_URI", "https://app.larkfield.example/salesloft/callback"
)
CONNECTION = "maya.okafor"  # your ID of the user who connects


def authorize_url(state, verifier):
    """Step 1: where to send the browser. A web app keeps both values in the user's session."""
    digest = hashlib.sha256(verifier.encode()).digest()
    return f"{ACCOUNTS}/oauth/authorize?" + urlencode({
        "client_id": CLIENT_ID,
        "redirect_uri": REDIRECT_URI,
        "response_type": "code",
        "state": state,
        "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
        "code_challenge_method": "S256",
    })


def exchange(landed, state, verifier):
    """Step 2: exchange the code of the redirect URL right away."""
    query = dict(parse_qsl(urlsplit(landed).query))
    if not secrets.compare_digest(query.get("state", "").encode(), state.encode()):
        sys.exit("state does not match")
    if "error" in query:
        sys.exit(f"Not authorized: {query['error']}")
    body = json.dumps({
        "client_id": CLIENT_ID,
        "client_secret": os.environ["SALESLOFT_CLIENT_SECRET"],
        "grant_type": "authorization_code",
        "code": query["code"],
        "redirect_uri": REDIRECT_URI,
        "context": query.get("context", ""),
        "scope": query.get("scope", ""),
        "code_verifier": verifier,
    }).encode()
    headers = {"Content-Type": "application/json"}
    try:
        request = urllib.request.Request(f"{ACCOUNTS}/oauth/token", body, headers)
        with urllib.request.urlopen(request, timeout=15) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"Token request failed: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{ACCOUNTS} can't be reached: {error}")


def save(tokens):
    os.umask(0o077)  # nobody else on this machine can read the file
    ends = tokens["created_at"] + tokens["expires_in"]
    with closing(sqlite3.connect(DATABASE, timeout=30)) as store, store:
        store.execute(
            "CREATE TABLE IF NOT EXISTS tokens"
            " (connection PRIMARY KEY, access_token, refresh_token, ends)"
        )
        row = (CONNECTION, tokens["access_token"], tokens["refresh_token"], ends)
        store.execute("INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)", row)


state, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
print("Open this URL and approve:", authorize_url(state, verifier), sep="\n", flush=True)
tokens = exchange(input("Paste the whole address you land on: "), state, verifier)
save(tokens)
print(f"Connected with {tokens['scope']}; the tokens are in {DATABASE}")
