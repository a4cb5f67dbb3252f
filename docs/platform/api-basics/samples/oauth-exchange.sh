#!/usr/bin/env bash
# Connects one user: prints the URL to open, reads the URL of the redirect, and stores the tokens.
set -euo pipefail
umask 077

ACCOUNTS=${SALESLOFT_ACCOUNTS_URL:-https://accounts.salesloft.com}
TOKEN_FILE=${SALESLOFT_TOKEN_FILE:-salesloft-tokens.json}
REDIRECT_URI=${SALESLOFT_REDIRECT_URI:-https://app.larkfield.example/salesloft/callback}
: "${SALESLOFT_CLIENT_ID:?Set it to the ID of your app}" "${SALESLOFT_CLIENT_SECRET:?Set it to the secret of your app}"
export SALESLOFT_CLIENT_ID SALESLOFT_CLIENT_SECRET REDIRECT_URI STATE VERIFIER CHALLENGE LANDED

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
STATE=$(openssl rand 32 | base64url)
VERIFIER=$(openssl rand 32 | base64url)
CHALLENGE=$(printf '%s' "$VERIFIER" | openssl dgst -sha256 -binary | base64url)

query=$(python3 -c '
import os
from urllib.parse import urlencode
print(urlencode({
    "client_id": os.environ["SALESLOFT_CLIENT_ID"],
    "redirect_uri": os.environ["REDIRECT_URI"],
    "response_type": "code",
    "state": os.environ["STATE"],
    "code_challenge": os.environ["CHALLENGE"],
    "code_challenge_method": "S256",
}))')
printf 'Open this URL and approve:\n%s/oauth/authorize?%s\n' "$ACCOUNTS" "$query"
read -r -p 'Paste the whole address you land on: ' LANDED

# The body goes through a pipe, so the secret stays out of the process list.
body=$(python3 -c '
import json, os, sys
from urllib.parse import parse_qsl, urlsplit
query = dict(parse_qsl(urlsplit(os.environ["LANDED"]).query))
if query.get("state") != os.environ["STATE"]:
    sys.exit("state does not match")
if "error" in query:
    sys.exit("Not authorized: " + query["error"])
print(json.dumps({
    "client_id": os.environ["SALESLOFT_CLIENT_ID"],
    "client_secret": os.environ["SALESLOFT_CLIENT_SECRET"],
    "grant_type": "authorization_code",
    "code": query["code"],
    "redirect_uri": os.environ["REDIRECT_URI"],
    "context": query.get("context", ""),
    "scope": query.get("scope", ""),
    "code_verifier": os.environ["VERIFIER"],
}))')
response=$(curl -sS --fail-with-body "$ACCOUNTS/oauth/token" \
  -H 'Content-Type: application/json' --data @- <<<"$body") || {
  echo "Token request failed: $response" >&2
  exit 1
}
printf '%s' "$response" > "$TOKEN_FILE.new"
mv "$TOKEN_FILE.new" "$TOKEN_FILE"
echo "Connected. The tokens are in $TOKEN_FILE"
