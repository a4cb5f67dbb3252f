import json
import os
import sqlite3
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing

API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")
ACCOUNTS = os.environ.get("SALESLOFT_ACCOUNTS_URL", "https://accounts.salesloft.com")
DATABASE = os.environ.get("SALESLOFT_TOKEN_DB", "salesloft-tokens.db")
CONNECTION = "maya.okafor"  # your ID of the connected user
if not {"SALESLOFT_CLIENT_ID", "SALESLOFT_CLIENT_SECRET"} <= os.environ.keys():
    sys.exit("Set SALESLOFT_CLIENT_ID and SALESLOFT_CLIENT_SECRET")
if not os.path.exists(DATABASE):
    sys.exit(f"{DATABASE} doesn't exist. Connect a user first")


def fetch(url, body=None, **headers):
    request = urllib.request.Request(url, json.dumps(body).encode() if body else None, headers)
    try:
        with urllib.request.urlopen(request, timeout=15) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"{url}: {error.code} {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{url} can't be reached: {error}")


def refresh(refresh_token):
    print("Refreshing")
    return fetch(f"{ACCOUNTS}/oauth/token", {
        "client_id": os.environ["SALESLOFT_CLIENT_ID"],
        "client_secret": os.environ["SALESLOFT_CLIENT_SECRET"],
        "grant_type": "refresh_token",
        "refresh_token": refresh_token,
    }, **{"Content-Type": "application/json"})


def access_token():
    with closing(sqlite3.connect(DATABASE, timeout=30, isolation_level=None)) as store:
        store.execute("BEGIN IMMEDIATE")  # other processes wait here until we commit
        token, refresh_token, ends = store.execute(
            "SELECT access_token, refresh_token, ends FROM tokens WHERE connection = ?",
            (CONNECTION,),
        ).fetchone()
        if ends - 60 <= time.time():
            fresh = refresh(refresh_token)
            token = fresh["access_token"]
            store.execute(
                "UPDATE tokens SET access_token = ?, refresh_token = ?, ends = ? WHERE connection = ?",
                (token, fresh["refresh_token"], fresh["created_at"] + fresh["expires_in"], CONNECTION),
            )
        store.execute("COMMIT")  # before anyone uses the new token
        return token


me = fetch(f"{API}/v2/me", Authorization=f"Bearer {access_token()}")["data"]
print(f"Acting as {me['name']}")
