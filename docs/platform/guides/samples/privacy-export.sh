#!/usr/bin/env bash
# Finds everything about an email address, and writes it to a file that only you can read.
#   bash privacy-export.sh ines.carvalho@cobaltdental.example
set -euo pipefail
umask 077

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
[ -n "${1-}" ] || { echo 'Usage: bash privacy-export.sh <email address>' >&2; exit 1; }
FILE="${EXPORT_FILE:-export.json}"
EMAIL=$(tr '[:upper:]' '[:lower:]' <<< "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

count=0
fetch() { # name of the result, path, filters
  local options=() filter file="$folder/$((count += 1))"
  for filter in "${@:3}"; do options+=(--data-urlencode "$filter"); done
  curl -sS --fail-with-body -G "$API/v2/$2" -H "Authorization: Bearer $SALESLOFT_API_KEY" \
    "${options[@]}" -d per_page=100 -o "$file" ||
    { echo "GET $2: $(cat "$file")" >&2; exit 1; }
  printf '%s\n' "$@" > "$file.filters"
}

# Checks all results so far and writes them to the file. An ignored filter would return everyone's records.
read -r -d '' COLLECT <<'PYTHON' || true
import json, sys
from pathlib import Path
folder, file = sys.argv[1:]
found = {}
for filters in sorted(Path(folder).glob("*.filters"), key=lambda path: int(path.stem)):
    name, path, *applied = filters.read_text().splitlines()
    response = json.loads(filters.with_suffix("").read_text())
    records, metadata = response["data"], response["metadata"]
    for key in (text.split("=")[0] for text in applied):
        if key != "visible_only" and key.replace("[]", "") not in metadata["filtering"]:
            sys.exit(f"GET {path}: the filter {key} was ignored")
    if metadata.get("paging", {}).get("next_page"):
        sys.exit(f"GET {path}: more than 100 records. Use the Node or Python program")
    found[name] = found.get(name, []) + records
Path(file).write_text(json.dumps(found, indent=2))
for name, records in found.items():
    print(f"{name}: {len(records)}")
print("IDs of people:", ", ".join(str(person["id"]) for person in found["people"]) or "none")
PYTHON

fetch users users "emails[]=$EMAIL" visible_only=false
fetch people people "email_addresses[]=$EMAIL"
fetch "emails to the address" activities/emails "email_addresses[]=$EMAIL"
result=$(python3 -c "$COLLECT" "$folder" "$FILE")

for id in $(sed -n 's/^IDs of people: //p' <<< "$result" | tr -d ,); do
  [ "$id" = none ] && break
  # Each list that can be filtered by person.
  fetch cadence_memberships cadence_memberships "person_id=$id"
  fetch actions actions "person_id[]=$id"
  fetch tasks tasks "person_id[]=$id"
  fetch notes notes associated_with_type=person "associated_with_id=$id"
  fetch activities/calls activities/calls "person_id[]=$id"
  fetch call_data_records call_data_records "person_id[]=$id"
  fetch activities/emails activities/emails "person_id[]=$id"
  fetch meetings meetings "person_ids[]=$id"
  fetch conversations conversations "person_ids[]=$id"
  fetch opportunities opportunities "person_id=$id"
  fetch successes successes "person_id[]=$id"
  fetch activity_histories activity_histories resource_type=person "resource_id[]=$id"
done
python3 -c "$COLLECT" "$folder" "$FILE"
