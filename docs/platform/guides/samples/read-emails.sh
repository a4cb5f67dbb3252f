#!/usr/bin/env bash
# Prints the emails to one person as JSON lines, with subject and body if the token may read them.
#   bash read-emails.sh 70211
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
[ -n "${1-}" ] || { echo 'Usage: bash read-emails.sh <person ID>' >&2; exit 1; }
PERSON_ID="$1"
PER_PAGE=100
contents=(-d 'scoped_fields[]=subject' -d 'scoped_fields[]=body')

get_emails() { # page
  curl -sS --fail-with-body -G "$API/v2/activities/emails" -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    -d "person_id[]=$PERSON_ID" -d "per_page=$PER_PAGE" -d "page=$1" "${contents[@]}"
}

print_emails() { # reads a response, prints its emails
  python3 -c '
import json, sys
names = ("id", "sent_at", "status", "subject", "body")
for email in json.load(sys.stdin)["data"]:
    line = {name: email[name] for name in names if name in email}
    print(json.dumps({**line, "replies": email["counts"]["replies"]}))'
}

page=1
while true; do
  if ! response=$(get_emails "$page"); then
    if [[ ${#contents[@]} -gt 0 && $response == *'required scope access not included'* ]]; then
      echo 'No access to email contents. Add the scope email_contents:read to get them.' >&2
      contents=()
      continue
    fi
    echo "$response" >&2
    exit 1
  fi
  lines=$(print_emails <<<"$response")
  [ -z "$lines" ] || echo "$lines"
  [ "$(wc -l <<<"$lines")" -eq "$PER_PAGE" ] || break
  page=$((page + 1))
done
