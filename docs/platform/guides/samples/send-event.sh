#!/usr/bin/env bash
# Signs the example body of an event as Salesloft does, and posts it to your receiver: bash send-event.sh task_created
set -euo pipefail

RECEIVER_URL="${RECEIVER_URL:-http://127.0.0.1:8080}"
EVENT="${1:-person_updated}"
: "${SALESLOFT_CALLBACK_TOKEN:?Set it to the token of your receiver}"

body=$(python3 -c '
import json, sys
webhooks = json.load(open(sys.argv[1]))["webhooks"]
if sys.argv[2] not in webhooks:
    sys.exit(f"{sys.argv[2]} is not an event. Use one of: " + ", ".join(webhooks))
print(json.dumps(webhooks[sys.argv[2]]["post"]["requestBody"]["content"]["application/json"]["example"]))' \
  "${OPENAPI_FILE:-v2.json}" "$EVENT")
signature=$(printf '%s' "$body" | openssl dgst -sha1 -hmac "$SALESLOFT_CALLBACK_TOKEN" -r | cut -d ' ' -f 1)

status=$(curl -sS -o /dev/null -w '%{http_code}' "$RECEIVER_URL" \
  -H "Content-Type: application/json" \
  -H "x-salesloft-event: $EVENT" \
  -H "x-salesloft-signature: $signature" \
  --data-binary "$body")
echo "$EVENT: HTTP $status"
[ "${status:0:1}" = 2 ]
