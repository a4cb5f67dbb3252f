#!/usr/bin/env bash
# Prints the person whose ID in the order desk is EXTERNAL_ID.
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
EXTERNAL_ID="${EXTERNAL_ID:-C-20417}"

get() { # path, more curl options
  curl -sS --fail-with-body -G "$API/v2$1" -H "Authorization: Bearer $SALESLOFT_API_KEY" "${@:2}" ||
    { echo "GET $1 failed" >&2; return 1; }
}

mappings=$(get /external/mappings -d external_type=order_desk --data-urlencode "external_id=$EXTERNAL_ID" -d deleted=false)
person=$(python3 -c '
import json, sys
ids = [row["object_id"] for row in json.loads(sys.argv[1])["data"] if row["object_type"] == "person"]
print(ids[0] if ids else "")' "$mappings")
if [ -z "$person" ]; then
  echo "No person has the ID $EXTERNAL_ID" >&2
  exit 1
fi
response=$(get "/people/$person")
python3 -c 'import json, sys; data = json.loads(sys.argv[1])["data"]; print(data["id"], data["display_name"])' "$response"
