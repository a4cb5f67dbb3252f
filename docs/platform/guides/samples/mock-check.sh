#!/usr/bin/env bash
# Sends a request for each response that your code must handle to a mock API.
set -euo pipefail

API="${SALESLOFT_API_URL:-http://127.0.0.1:4010}"

check() { # key, method, path, more curl options
  local status next
  status=$(curl -sS -o /dev/null -w '%{http_code}' -X "$2" "$API$3" \
    ${1:+-H "Authorization: Bearer $1"} -H "Content-Type: application/json" "${@:4}")
  case "$status" in
    200) next='use the data' ;;
    401) next='get a new token, and retry once' ;;
    403) next='add the scope' ;;
    404) next='mark your copy as deleted' ;;
    422) next="correct the request, and don't retry" ;;
    429) next='wait for the next minute, and retry' ;;
    *) echo "$2 $3: HTTP $status" >&2 && exit 1 ;;
  esac
  echo "$status $2 $3: $next"
}

check any GET /v2/me
check '' GET /v2/me
check any GET '/v2/people?__code=403'
check any GET '/v2/people/70211?__code=404'
check any POST /v2/people -d '{"owner_id": "not a number"}'
check any GET '/v2/people?__code=429'
