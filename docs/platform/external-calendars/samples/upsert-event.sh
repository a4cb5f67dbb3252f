#!/usr/bin/env bash
# Sends one changed event of an external calendar. Safe to repeat, because Salesloft finds the event by its two IDs.
set -euo pipefail

API=${SALESLOFT_API_URL:-https://api.salesloft.com}

response=$(mktemp)
trap 'rm -f "$response"' EXIT

# --retry repeats after 429 and 5xx, and waits longer each time.
curl -sS --fail-with-body --retry 4 -o "$response" "$API/v2/calendar/events/upsert" \
  -H "Authorization: Bearer $SALESLOFT_API_KEY" \
  -H "Content-Type: application/json" \
  --data @- <<'JSON' || { echo "The event was not stored: $(cat "$response")" >&2; exit 1; }
{
  "id": "evt_7ab31c",
  "i_cal_uid": "7ab31c@calendar.larkfield.example",
  "calendar_id": "external_4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01",
  "start_time": "2026-09-22T14:00:00-04:00",
  "end_time": "2026-09-22T14:45:00-04:00",
  "status": "confirmed",
  "title": "Pilot walkthrough",
  "organizer": "maya.okafor@larkfield.example",
  "attendees": [
    { "name": "Maya Okafor", "email": "maya.okafor@larkfield.example", "status": "accepted", "organizer": true },
    { "name": "Priya Raman", "email": "priya.raman@brightwater.example", "status": "accepted", "organizer": false }
  ],
  "updated_at": "2026-09-16T09:31:44-04:00"
}
JSON
echo "Stored: $(cat "$response")"
