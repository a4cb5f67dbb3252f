#!/usr/bin/env bash
# Imports one deal from another system into Salesloft. Safe to repeat: it adds missing records and updates the others.
set -euo pipefail

API="${SALESLOFT_API_URL:-https://api.salesloft.com}"
: "${SALESLOFT_API_KEY?Set it to your API key}"
SYSTEM='deal_desk' # the external type: your name for the other system
DEAL='D-3018'      # the deal's ID there
PERSON=70213

call() { # method, path, body
  local reply status
  reply=$(curl -sSg -w '\n%{http_code}' -X "$1" "$API/v2$2" \
    -H "Authorization: Bearer $SALESLOFT_API_KEY" -H 'Content-Type: application/json' ${3:+-d "$3"})
  status="${reply##*$'\n'}"
  if [ "$status" -ge 400 ]; then
    echo "$1 $2: HTTP $status ${reply%$'\n'*}" >&2
    return 1
  fi
  echo "${reply%$'\n'*}"
}

lists() { # response, then field=value pairs: is there a record with all of these values?
  python3 -c '
import json, sys
wanted = dict(pair.split("=", 1) for pair in sys.argv[2:])
rows = json.loads(sys.argv[1])["data"]
sys.exit(not any(all(str(row.get(name, False)) == value for name, value in wanted.items()) for row in rows))' "$@"
}

known=$(call GET '/external/configurations?per_page=100')
if ! lists "$known" external_type="$SYSTEM" object_type=opportunities deleted=False; then
  call POST /external/configurations '{"external_type": "'"$SYSTEM"'", "object_type": "opportunities"}' > /dev/null
  echo "registered $SYSTEM"
fi

known=$(call GET '/opportunity_stages?per_page=100')
for stage in '1 Discovery' '2 Proposal'; do
  if lists "$known" name="${stage#* }"; then continue; fi
  call POST /opportunity_stages '{"name": "'"${stage#* }"'", "order": '"${stage%% *}"'}' > /dev/null
  echo "added stage ${stage#* }"
done

opportunity=$(call POST "/external/ids/$SYSTEM/opportunities/$DEAL" '{
  "account_id": 5502, "owner_id": 324, "name": "Cobalt route planning",
  "stage_name": "Discovery", "amount": "12500.00", "close_date": "2026-09-30"
}')
id=$(python3 -c 'import json, sys; print(json.loads(sys.argv[1])["data"]["id"])' "$opportunity")
echo "stored $DEAL as opportunity $id"

known=$(call GET "/opportunities?ids[]=$id&person_id=$PERSON")
if ! lists "$known" id="$id"; then
  call POST /opportunity_people '{"opportunity_id": '"$id"', "person_id": '"$PERSON"'}' > /dev/null
  echo "attached person $PERSON"
fi
