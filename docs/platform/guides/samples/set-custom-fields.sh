#!/usr/bin/env bash
# Sets one custom field of a person, after checking its name. An empty value clears the field.
#   bash set-custom-fields.sh 70211 'Fleet size' 140
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
[ $# -eq 3 ] || { echo 'Usage: bash set-custom-fields.sh <person ID> <name> <value>' >&2; exit 1; }
PERSON_ID="$1" NAME="$2" VALUE="$3"
PER_PAGE=100

call() { # method, path, more curl options
  local response
  response=$(curl -sS --fail-with-body -X "$1" "$API/v2$2" -H "Authorization: Bearer $SALESLOFT_API_KEY" "${@:3}") ||
    { echo "$1 $2: $response" >&2; return 1; }
  echo "$response"
}

names='' page=1 count=$PER_PAGE
while [ "$count" -eq "$PER_PAGE" ]; do
  response=$(call GET "/custom_fields?field_type=person&per_page=$PER_PAGE&page=$page")
  some=$(python3 -c 'import json, sys; [print(field["name"]) for field in json.load(sys.stdin)["data"]]' <<<"$response")
  count=$(wc -l <<<"$some")
  names+="$some"$'\n'
  page=$((page + 1))
done
if ! grep -qxF -- "$NAME" <<<"$names"; then
  echo "People have no custom field \"$NAME\". They have: $(tr '\n' ' ' <<<"$names")" >&2
  exit 1
fi

# The other values too, so that nothing is lost if the map is replaced.
before=$(call GET "/people/$PERSON_ID")
body=$(python3 -c '
import json, sys
before = json.load(sys.stdin)["data"]["custom_fields"]
print(json.dumps({"custom_fields": {**before, sys.argv[1]: sys.argv[2]}}))' "$NAME" "$VALUE" <<<"$before")
after=$(call PUT "/people/$PERSON_ID" -H "Content-Type: application/json" -d "$body")
python3 -c '
import json, sys
name, value = sys.argv[1:]
stored = json.load(sys.stdin)["data"]["custom_fields"].get(name) or ""
if str(stored) != value:
    sys.exit(f"{name}: sent \"{value}\", stored \"{stored}\"")
print(f"{name}: {value}" if value else f"{name}: cleared")' "$NAME" "$VALUE" <<<"$after"
