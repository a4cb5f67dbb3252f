#!/usr/bin/env bash
# Stores the HTML of a file as a template, reads it back, archives it, and compares the HTML.
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
HTML_FILE="${HTML_FILE:-message.html}"
[ -f "$HTML_FILE" ] || { echo "$HTML_FILE doesn't exist" >&2; exit 1; }

call() { # method, path, body
  curl -sS --fail-with-body -X "$1" "$API/v2$2" -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    -H 'Content-Type: application/json' ${3:+-d "$3"} || { echo "$1 $2 failed" >&2; return 1; }
}
field() { python3 -c 'import json, sys; print(json.loads(sys.argv[1])["data"][sys.argv[2]])' "$@"; }

template=$(python3 -c '
import json, sys
print(json.dumps({"title": "Round trip", "subject": "Round trip", "body": open(sys.argv[1]).read()}))' "$HTML_FILE")
response=$(call POST /email_templates "$template")
id=$(field "$response" id)
response=$(call GET "/email_templates/$id")
stored=$(field "$response" body)
call PUT "/email_templates/$id" '{"archived_at": "'"$(date -u +%Y-%m-%dT%H:%M:%SZ)"'"}' > /dev/null

sent=$(cat "$HTML_FILE")
if diff <(echo "$sent") <(echo "$stored"); then
  echo 'The stored body is unchanged'
else
  echo 'The body was changed: lines with < were sent, lines with > are stored'
fi
