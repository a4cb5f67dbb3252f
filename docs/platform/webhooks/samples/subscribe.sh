#!/usr/bin/env bash
# Subscribes your receiver to one event type.
set -euo pipefail

API=${SALESLOFT_API_URL:-https://api.salesloft.com}
CALLBACK_URL=${CALLBACK_URL:-https://hooks.larkfield.example/salesloft}
EVENT=${EVENT:-person_updated}
: "${SALESLOFT_CALLBACK_TOKEN:?Set it to a long random secret, such as: openssl rand -hex 32}"

reply=$(curl -sS --fail-with-body "$API/v2/webhook_subscriptions" \
  -H "Authorization: Bearer $SALESLOFT_API_KEY" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{"event_type": "$EVENT", "callback_url": "$CALLBACK_URL", "callback_token": "$SALESLOFT_CALLBACK_TOKEN"}
JSON
) || { echo "Not subscribed: $reply" >&2; exit 1; }

# The response repeats the secret, so print only the ID.
id=$(grep -oE '"id" *: *[0-9]+' <<<"$reply" | grep -oE '[0-9]+')
echo "Subscription $id delivers $EVENT to $CALLBACK_URL"
