#!/usr/bin/env bash
# Finds a person by email address, and sends a signal with an email for the seller to use.
# SALESLOFT_ACCESS_TOKEN is an OAuth access token, because signals don't accept API keys.
set -euo pipefail
API=${SALESLOFT_API_URL:-https://api.salesloft.com}
ADDRESS=priya.raman@brightwater.example

response=$(mktemp)
trap 'rm -f "$response"' EXIT

call() { # --retry repeats a request unchanged after a 5xx, so the key stays and the signal counts once
  curl -sS --fail-with-body --retry 2 -o "$response" "$API/v2$1" -H "Authorization: Bearer $SALESLOFT_ACCESS_TOKEN" \
    -H 'Content-Type: application/json' "${@:2}" || { echo "$1: $(cat "$response")" >&2; exit 1; }
}

call /people -G --data-urlencode "email_addresses[]=$ADDRESS"
person=$(ADDRESS=$ADDRESS python3 -c '
import json, os, sys
found = [person["id"] for person in json.load(sys.stdin)["data"] if person["email_address"] == os.environ["ADDRESS"]]
print(found[0] if found else "")
' <"$response")
if [ -z "$person" ]; then echo "No person has the email address $ADDRESS" >&2; exit 1; fi

# One per event: store it, so that a later retry sends the same key.
key=$(python3 -c 'import uuid; print(uuid.uuid4())')

call /signals --data @- <<JSON
{
  "type": "pricing_page_visited",
  "urgency": "high",
  "occurred_at": "2026-09-15T10:08:51.000000-04:00",
  "idempotency_key": "$key",
  "data": { "page_name": "Fleet plans", "page_url": "https://www.larkfield.example/pricing/fleet" },
  "indicators": [{
    "key": "visited_more_than_twice",
    "metadata": { "visit_count": 4 },
    "recommended_content": {
      "email_subject": "Fleet plans for the Portland depot",
      "email_body": "<p>Hi Priya,</p><p>Shall we go through the fleet plans together?</p>"
    }
  }],
  "attribution": { "person_id": $person }
}
JSON
echo "Sent pricing_page_visited for person $person"
