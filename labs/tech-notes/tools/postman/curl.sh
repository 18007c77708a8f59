#!/usr/bin/env bash
# The exit codes of curl with jq: saved output, a pipe, and neither.
. "$(dirname "$0")/../../../shared/lab.sh"
needs curl curl
needs jq jq
head_of "Node $(node --version)" "$(curl --version | head -1 | cut -d' ' -f1,2)" "$(jq --version)"
good=http://127.0.0.1:3000 bad=http://127.0.0.1:3001
PORT=3000 start good.log node "$LAB/server.mjs"
PORT=3001 BROKEN=1 start bad.log node "$LAB/server.mjs"
for url in $good $bad; do until curl -s -o /dev/null "$url"; do sleep 0.1; done; done

right=token-of-ada
saved() {
  curl -sS --fail-with-body -o order.json "$1/orders/7" -H "Authorization: Bearer $2" || return
  jq -e '(.cents | type) == "number"' order.json
}
piped() {
  curl -sS --fail-with-body "$1/orders/7" -H "Authorization: Bearer $2" | jq -e '(.cents | type) == "number"'
}
alone() { curl -sS "$1/orders/7" -H "Authorization: Bearer $2"; }
as() {
  local said=$1 status=0
  shift
  "$@" >out 2>&1 || status=$?
  printf '%-36s exit %-3s %s\n' "$said" "$status" "$(paste -sd' ' out)"
}
for way in saved piped alone; do
  part "$way"
  as 'right token, healthy server' $way $good $right
  as 'right token, price as a string' $way $bad $right
  as 'wrong token' $way $good wrong
done
