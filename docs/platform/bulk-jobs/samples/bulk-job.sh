#!/usr/bin/env bash
# Runs one bulk job from end to end. python3 parses the responses.
set -euo pipefail

API=${SALESLOFT_API_URL:-https://api.salesloft.com}
: "${SALESLOFT_API_KEY?Set it to your API key}"
POLL_SECONDS=${POLL_SECONDS:-10}

api() {
  local response
  response=$(curl -sS --fail-with-body "$API/v2$1" \
    -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    -H "Content-Type: application/json" "${@:2}") || { echo "$1: $response" >&2; return 1; }
  printf '%s\n' "$response"
}

# field NAME: one field of the response
field() { python3 -c 'import json, sys; print(json.load(sys.stdin)["data"][sys.argv[1]])' "$1"; }

# rows_after ID: a line for each row with a higher ID
rows_after() {
  python3 -c '
import json, sys
rows = [row for row in json.load(sys.stdin)["data"] if row["id"] > int(sys.argv[1])]
for row in sorted(rows, key=lambda row: row["id"]):
    print(row["id"], row["status"], row["error"] or row["resource"]["upsert_type"])' "$1"
}

response=$(api /bulk_jobs -d '{"type": "person/upsert", "name": "Expo follow-up contacts"}')
job=$(field id <<<"$response")

# The second row updates the person of the first. The third has no value for its key and fails.
response=$(api "/bulk_jobs/$job/job_data" -d '{"data": [
  {"upsert_key": "email_address", "email_address": "ines.carvalho@cobaltdental.example",
   "first_name": "Ines", "last_name": "Carvalho"},
  {"upsert_key": "email_address", "email_address": "ines.carvalho@cobaltdental.example",
   "title": "Practice Manager"},
  {"upsert_key": "email_address", "first_name": "Daniel", "last_name": "Osei"}
]}')
echo "Job $job: uploaded $(field records <<<"$response") rows"

response=$(api "/bulk_jobs/$job" -X PUT -d '{"ready_to_execute": true}')
while [ "$(field state <<<"$response")" != done ]; do
  sleep "$POLL_SECONDS"
  response=$(api "/bulk_jobs/$job")
done
echo "Done: $(field processed <<<"$response") rows, $(field errors <<<"$response") failed"

# Results have no page numbers: continue after the highest ID until the list is empty.
last=0
while true; do
  page=$(api "/bulk_jobs/$job/results?per_page=100&id%5Bgt%5D=$last")
  lines=$(rows_after "$last" <<<"$page")
  if [ -z "$lines" ]; then break; fi
  echo "$lines"
  last=$(tail -n 1 <<<"$lines" | cut -d ' ' -f 1)
done
