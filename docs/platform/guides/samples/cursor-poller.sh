#!/usr/bin/env bash
# Prints every person that changed since the last run. One round: start it from cron or a systemd timer.
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
STATE_FILE="${STATE_FILE:-people-cursor.txt}"
PER_PAGE=100
cursor="${SINCE:-1970-01-01T00:00:00.000000Z}" # where the first run starts: at everything
if [ -f "$STATE_FILE" ]; then
  cursor=$(cat "$STATE_FILE")
  if [[ ! "$cursor" =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[-+][0-9:]+)$ ]]; then
    echo "$STATE_FILE is damaged: delete it, and set SINCE to the time to continue from" >&2
    exit 1
  fi
fi
response=$(mktemp)
trap 'rm -f "$response" "$response.report"' EXIT

# Prints the changed records, then "more" or "done" and the time of the last record that is complete.
read -r -d '' REPORT <<'PYTHON' || true
import json, sys
cursor, per_page = sys.argv[1], int(sys.argv[2])
people = json.load(sys.stdin)["data"]
full = len(people) == per_page
if full:  # more records of the last timestamp may follow: leave all of them to the next request
    edge = people[-1]["updated_at"]
    people = [person for person in people if person["updated_at"] != edge]
    if not people:
        sys.exit(f"{per_page} people share the timestamp {edge}: continue with the Node or Python sample")
for person in people:
    print("changed", person["updated_at"], person["id"], person["display_name"])
print("more" if full else "done", people[-1]["updated_at"] if people else cursor)
PYTHON

round='more'
while [ "$round" = more ]; do
  status=$(curl -sS -G -o "$response" -w '%{http_code}' "$API/v2/people" \
    -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    --data-urlencode "updated_at[gt]=$cursor" \
    --data-urlencode "sort_by=updated_at" \
    --data-urlencode "sort_direction=ASC" \
    --data-urlencode "per_page=$PER_PAGE")
  if [ "$status" -ge 400 ]; then
    echo "HTTP $status at cursor $cursor: $(cat "$response")" >&2
    exit 1
  fi
  python3 -c "$REPORT" "$cursor" "$PER_PAGE" < "$response" > "$response.report"
  grep '^changed ' "$response.report" || true
  read -r round cursor < <(tail -n 1 "$response.report")
  echo "$cursor" > "$STATE_FILE.new"
  mv "$STATE_FILE.new" "$STATE_FILE" # a crash never leaves half a cursor
done
echo "up to date, cursor $cursor"
