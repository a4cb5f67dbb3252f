#!/usr/bin/env bash
# Downloads the recording of a conversation into the current folder.
#   bash recording.sh 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
[ -n "${1-}" ] || { echo 'Usage: bash recording.sh <conversation ID>' >&2; exit 1; }
ID="$1"

trap 'rm -f "$ID.part"' EXIT
# Without -L, curl doesn't follow a redirect. It prints where the redirect leads, or nothing.
url=$(curl -sS --fail-with-body "$API/v2/conversations/$ID/recording" -H "Authorization: Bearer $SALESLOFT_API_KEY" \
  -o "$ID.part" -w '%{redirect_url}') || { cat "$ID.part" >&2; exit 1; }
[ -n "$url" ] || url=$(python3 -c 'import json, sys; print(json.load(sys.stdin)["data"]["url"])' <"$ID.part")

type=$(curl -sS --fail "$url" -o "$ID.part" -w '%{content_type}') # without the token: the URL is signed
case $type in
  audio/wav) file="$ID.wav" ;;
  video/mp4) file="$ID.mp4" ;;
  *) file="$ID.bin" ;;
esac
mv "$ID.part" "$file"
echo "Saved $file"
