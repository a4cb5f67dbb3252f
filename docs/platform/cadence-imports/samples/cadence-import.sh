#!/usr/bin/env bash
# Creates a cadence with two steps, and lists the new steps.
set -euo pipefail
API=${SALESLOFT_API_URL:-https://api.salesloft.com}
: "${SALESLOFT_API_KEY?Set it to your API key}"

call() {
  local response
  response=$(curl -sS --fail-with-body "$API/v2$1" -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    -H 'Content-Type: application/json' "${@:2}") || { echo "$1: $response" >&2; exit 1; }
  printf '%s' "$response"
}

created=$(call /cadence_imports --data @- <<'JSON'
{
  "settings": {
    "name": "Operations Leaders Q3", "target_daily_people": 15, "remove_replied": true, "remove_bounced": true,
    "external_identifier": "ops-leaders-2026-q3", "cadence_function": "outbound"
  },
  "sharing_settings": { "team_cadence": true, "shared": true },
  "cadence_content": { "step_groups": [
    { "day": 1, "reference_id": "intro", "due_immediately": false, "automated": true,
      "automated_settings": { "send_type": "at_time", "time_of_day": "09:30", "timezone_mode": "person", "allow_send_on_weekends": false },
      "steps": [{ "enabled": true, "name": "Intro email", "type": "Email", "type_settings": {
        "previous_email_step_group_reference_id": null,
        "email_template": { "title": "Operations intro", "subject": "Fewer missed pickups at {{company}}",
          "body": "<p>Hi {{first_name}},</p><p>May I show you how other depots plan their pickups?</p><p>{{My.first_name}}</p>",
          "open_tracking": true, "click_tracking": true, "attachments": [] } } }] },
    { "day": 3, "reference_id": "first-call", "due_immediately": false, "automated": false, "automated_settings": {},
      "steps": [{ "enabled": true, "name": "First call", "type": "Phone",
        "type_settings": { "instructions": "Ask how missed pickups are tracked today." } }] }
  ] }
}
JSON
)
cadence=$(python3 -c 'import json, sys; print(json.load(sys.stdin)["data"]["cadence"]["id"])' <<<"$created")
echo "Created cadence $cadence"

steps=$(call "/steps?cadence_id=$cadence&per_page=100")
python3 -c '
import json, sys
for step in sorted(json.load(sys.stdin)["data"], key=lambda step: (step["day"], int(step["step_number"]))):
    print("Day {day}: {name} (step {id}, {type})".format(**step))
' <<<"$steps"
