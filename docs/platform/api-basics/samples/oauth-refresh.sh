#!/usr/bin/env bash
# Refreshes the stored tokens shortly before they expire, then calls the API.
set -euo pipefail
umask 077

API=${SALESLOFT_API_URL:-https://api.salesloft.com}
ACCOUNTS=${SALESLOFT_ACCOUNTS_URL:-https://accounts.salesloft.com}
export TOKEN_FILE=${SALESLOFT_TOKEN_FILE:-salesloft-tokens.json}
: "${SALESLOFT_CLIENT_ID:?Set it to the ID of your app}" "${SALESLOFT_CLIENT_SECRET:?Set it to the secret of your app}"
export SALESLOFT_CLIENT_ID SALESLOFT_CLIENT_SECRET

[ -f "$TOKEN_FILE" ] || { echo "$TOKEN_FILE doesn't exist. Connect a user first" >&2; exit 1; }
exec 9> "$TOKEN_FILE.lock"
flock 9 # others wait here until this script has ended

# The body of a refresh. Empty while the access token is valid for another minute.
body=$(python3 -c '
import json, os, time
tokens = json.load(open(os.environ["TOKEN_FILE"]))
if tokens["created_at"] + tokens["expires_in"] - 60 <= time.time():
    print(json.dumps({
        "client_id": os.environ["SALESLOFT_CLIENT_ID"],
        "client_secret": os.environ["SALESLOFT_CLIENT_SECRET"],
        "grant_type": "refresh_token",
        "refresh_token": tokens["refresh_token"],
    }))')
if [ -n "$body" ]; then
  response=$(curl -sS --fail-with-body "$ACCOUNTS/oauth/token" \
    -H 'Content-Type: application/json' --data @- <<<"$body") || {
    echo "Token request failed: $response" >&2
    exit 1
  }
  printf '%s' "$response" > "$TOKEN_FILE.new"
  sync "$TOKEN_FILE.new"
  mv "$TOKEN_FILE.new" "$TOKEN_FILE"
  echo "Refreshed $TOKEN_FILE"
fi

token=$(python3 -c 'import json, os; print(json.load(open(os.environ["TOKEN_FILE"]))["access_token"])')
curl -sS --fail-with-body "$API/v2/me" -H "Authorization: Bearer $token"
