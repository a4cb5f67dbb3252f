#!/usr/bin/env bash
# Signs a body as Salesloft does and posts it to your receiver.
set -euo pipefail

RECEIVER_URL=${RECEIVER_URL:-http://127.0.0.1:8080}
EVENT=${EVENT:-person_updated}
case $EVENT in
  email_*) BODY='{"id":7730041,"counts":{"replies":1},"recipient":{"id":70211}}' ;;
  *) BODY='{"id":70211,"display_name":"Priya Raman","updated_at":"2026-09-14T11:42:09.553071-04:00"}' ;;
esac
: "${SALESLOFT_CALLBACK_TOKEN:?Set it to the callback_token of the subscription}"

signature=$(printf '%s' "$BODY" | openssl dgst -sha1 -hmac "$SALESLOFT_CALLBACK_TOKEN" -r | cut -d ' ' -f 1)

status=$(curl -sS -o /dev/null -w '%{http_code}' "$RECEIVER_URL" \
  -H "Content-Type: application/json" \
  -H "x-salesloft-event: $EVENT" \
  -H "x-salesloft-signature: $signature" \
  --data-binary "$BODY")
echo "$EVENT with signature $signature: HTTP $status"
[ "${status:0:1}" = 2 ]
