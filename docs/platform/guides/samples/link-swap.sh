#!/usr/bin/env bash
# Acts as Salesloft: signs a link_swap delivery, posts it to your handler, and prints the response.
set -euo pipefail

HANDLER="${HANDLER_URL:-http://localhost:8080/}"
: "${CALLBACK_TOKEN:?Set it to the callback_token of the subscription}"
body='{
  "user": {"id": 318, "email": "maya.okafor@larkfield.example"},
  "team": {"id": 1207},
  "mailing": {"id": 6120384},
  "email": {"id": 7730041},
  "person": {"id": 70211, "email": "priya.raman@brightwater.example"},
  "links": ["https://www.larkfield.example/pilot", "https://brightwater.example/depots"]
}'
signature=$(printf '%s' "$body" | openssl dgst -sha1 -hmac "$CALLBACK_TOKEN" -r | cut -d ' ' -f 1)

curl -sS --fail-with-body -w '\nstatus %{http_code} in %{time_total} seconds\n' "$HANDLER" \
  -H 'Content-Type: application/json' \
  -H 'x-salesloft-event: link_swap' \
  -H "x-salesloft-signature: $signature" \
  --data-binary "$body" || { echo "The handler rejected the delivery" >&2; exit 1; }
