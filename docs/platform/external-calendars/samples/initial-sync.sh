#!/usr/bin/env bash
# Loads a user's events with one bulk job. EVENTS_FILE is a JSON array with one event per occurrence.
# python3 reads and writes the JSON.
set -euo pipefail

API=${SALESLOFT_API_URL:-https://api.salesloft.com}
POLL_SECONDS=${POLL_SECONDS:-10}
EVENTS_FILE=${EVENTS_FILE:-events.json}
[ -f "$EVENTS_FILE" ] || { echo "$EVENTS_FILE doesn't exist" >&2; exit 1; }

api() {
  local response
  response=$(curl -sS --fail-with-body "$API/v2$1" \
    -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    -H "Content-Type: application/json" "${@:2}") || { echo "$1: $response" >&2; return 1; }
  printf '%s\n' "$response"
}

# field NAME: one field of the response
field() { python3 -c 'import json, sys; print(json.load(sys.stdin)["data"][sys.argv[1]])' "$1"; }

# A line for each upload: at most 5,000 events that start between a month ago and 90 days from now.
uploads() {
  python3 -c '
import datetime as dt, json, sys
now = dt.datetime.now(dt.timezone.utc)
start = lambda event: dt.datetime.fromisoformat(event["start_time"].replace("Z", "+00:00"))
wanted = [e for e in json.load(sys.stdin) if now - dt.timedelta(31) <= start(e) <= now + dt.timedelta(90)]
if len({(e["calendar_id"], e["id"], e["i_cal_uid"]) for e in wanted}) < len(wanted):
    sys.exit("Two events share an ID: give each occurrence a different one")
for first in range(0, len(wanted), 5000):
    print(json.dumps({"data": wanted[first:first + 5000]}))'
}

bodies=$(uploads < "$EVENTS_FILE")
if [ -z "$bodies" ]; then echo "No event is in the window"; exit; fi

response=$(api /bulk_jobs -d '{"type": "calendar/events/upsert", "name": "First calendar load"}')
job=$(field id <<<"$response")
while read -r body; do
  response=$(api "/bulk_jobs/$job/job_data" --data @- <<<"$body")
  echo "Uploaded $(field records <<<"$response") events"
done <<<"$bodies"

response=$(api "/bulk_jobs/$job" -X PUT -d '{"ready_to_execute": true}')
while [ "$(field state <<<"$response")" != done ]; do
  sleep "$POLL_SECONDS"
  response=$(api "/bulk_jobs/$job")
done
echo "Job $job: $(field processed <<<"$response") rows, $(field errors <<<"$response") failed"
