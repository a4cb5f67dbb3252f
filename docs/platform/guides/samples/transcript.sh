#!/usr/bin/env bash
# Prints the transcript of a conversation, with the names of the speakers.
#   bash transcript.sh 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
[ -n "${1-}" ] || { echo 'Usage: bash transcript.sh <conversation ID>' >&2; exit 1; }
ID="$1"
PER_PAGE=100
FOLDER=$(mktemp -d)
trap 'rm -r "$FOLDER"' EXIT

get() { # path, file for the response
  curl -sS --fail-with-body "$API/v2$1" -H "Authorization: Bearer $SALESLOFT_API_KEY" -o "$2" ||
    { cat "$2" >&2; exit 1; }
}

get "/conversations/$ID/extensive" "$FOLDER/conversation.json"
transcription=$(python3 -c 'import json, sys; print((json.load(sys.stdin)["data"]["transcription"] or {}).get("id", ""))' \
  <"$FOLDER/conversation.json")
if [ -z "$transcription" ]; then
  echo "No transcript yet" >&2
  exit 1
fi

page=0
count=$PER_PAGE
while [ "$count" -eq "$PER_PAGE" ]; do
  page=$((page + 1))
  get "/transcriptions/$transcription/sentences?per_page=$PER_PAGE&page=$page" "$FOLDER/sentences-$page.json"
  count=$(python3 -c 'import json, sys; print(len(json.load(sys.stdin)["data"]))' <"$FOLDER/sentences-$page.json")
done

python3 - "$FOLDER" <<'PROGRAM'
import json, pathlib, sys
read = lambda file: json.loads(file.read_text())["data"]
folder = pathlib.Path(sys.argv[1])
attendees = read(folder / "conversation.json")["attendees"]
names = {attendee["id"]: attendee["full_name"] or attendee["email"] for attendee in attendees}
sentences = [sentence for file in folder.glob("sentences-*.json") for sentence in read(file)]
for sentence in sorted(sentences, key=lambda sentence: sentence["order_number"]):
    speaker = names.get(sentence["recording_attendee_id"]) or "Unknown"
    minutes, seconds = divmod(int(sentence["start_time"] or 0), 60)
    print(f"[{minutes:02}:{seconds:02}] {speaker}: {sentence['text']}")
PROGRAM
