#!/usr/bin/env bash
# Runs one chained login in six tools and prints their exit codes.
. "$(dirname "$0")/../../../shared/lab.sh"
HURL=${HURL:-hurl}
needs curl curl
needs jq jq
needs "$HURL" hurl
export HOME=$SCRATCH
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/postman/index.md" note
cp -r "$LAB"/bruno "$LAB"/*.json .
if [ -n "${MODULES:-}" ]; then ln -s "$MODULES" node_modules; else npm install --silent --no-audit --no-fund; fi
bin=$SCRATCH/node_modules/.bin
of() { node -p "require('./node_modules/$1/package.json').version"; }
head_of "Node $(node --version)" "Newman $(of newman)" "Postman CLI $(of postman-cli)" "Bruno CLI $(of @usebruno/cli)" \
  "httpyac $(of httpyac)" "$("$HURL" --version | head -1 | cut -d' ' -f1,2)" "$(curl --version | head -1 | cut -d' ' -f1,2)"
good=http://127.0.0.1:3000 bad=http://127.0.0.1:3001 none=http://127.0.0.1:3999
PORT=3000 start good.log node "$LAB/server.mjs"
PORT=3001 BROKEN=1 start bad.log node "$LAB/server.mjs"
for url in $good $bad; do until curl -s -o /dev/null "$url"; do sleep 0.1; done; done

# as LABEL COMMAND…: what it printed, without times, and its exit code
as() {
  local said=$1 status=0
  shift
  printf -- '-- %s\n' "$said"
  "$@" >out 2>&1 || status=$?
  sed -E 's/\x1b\[[0-9;]*m//g; s/, [0-9.]+ ?B, [0-9.]+ ?m?s\]/]/; s/\) - [0-9]+ ms/)/; s/ in [0-9]+ ms/ in N ms/' out |
    grep -vE '^[[:space:]]*$|^    at .*:[0-9]+\)?$|^[|┌├└]|^-+\+|Duration|duration|average|received|^Executed|^(Succ|Fail)[a-z]+ files|^-+$|npm notice' || true
  printf 'exit %s\n' "$status"
}
newman() { "$bin/newman" run "$1" --reporter-cli-no-summary --env-var base="$2" --env-var password="$3" "${@:4}"; }
cli() { "$bin/postman" collection run "$1" --env-var base="$2" --env-var password="$3"; }
bru() { (cd bruno && "$bin/bru" run --env-var base="$1" --env-var password="$2"); }
hurl() { "$HURL" --test --variable base="$1" --secret password="$2" "$3"; }
yac() { sed "s#^@base.*#@base = $1#" "$3" >now.http; "$bin/httpyac" send now.http --all --var password="$2" -o none; }

part 'no assertions, wrong password'
as 'Newman' newman untested.json $good wrong
as 'Postman CLI' cli untested.json $good wrong
as 'Bruno' bru $good wrong
printf '@base = x\n\nGET {{base}}/orders/7\n' >bare.http
as 'httpyac' yac $good wrong bare.http
printf 'GET {{base}}/orders/7\n' >bare.hurl
as 'Hurl, no HTTP line' hurl $good wrong bare.hurl
as 'curl' curl -sS $good/orders/7
as 'curl --fail-with-body' curl -sS --fail-with-body $good/orders/7

mkdir -p shop/.resources
cp note/log-in.request.yaml 'shop/log in.request.yaml'
cp note/order.request.yaml shop/
printf '$kind: collection\nname: shop\nvariables:\n  base: %s\n' $good >shop/.resources/definition.yaml
node - <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');
const script = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.includes('code:')) + 1;
  const code = lines.slice(from).filter((line) => /^ {6}|^$/.test(line)).map((line) => line.slice(6));
  return code.join('\n').trimEnd().split('\n');
};
const collection = JSON.parse(readFileSync('untested.json', 'utf8'));
for (const [at, name] of ['log-in', 'order'].entries()) {
  const exec = script(`note/${name}.request.yaml`);
  collection.item[at].event = [{ listen: 'test', script: { exec } }];
}
writeFileSync('tested.json', JSON.stringify(collection));
const draft = JSON.stringify(collection).replace("type: 'object'",
  "$schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object'");
writeFileSync('draft.json', draft);
JS
cat >>bruno/order.bru <<'BRU'

assert {
  res.status: eq 200
  res.body.id: isNumber
  res.body.cents: isNumber
  res.body.lines: isArray
}
BRU
for what in "right password,$good,tea" "broken server,$bad,tea"; do
  IFS=, read -r said url password <<<"$what"
  part "with assertions, $said"
  as 'Newman' newman tested.json "$url" "$password"
  as 'Postman CLI' cli shop "$url" "$password"
  as 'Bruno' bru "$url" "$password"
  as 'httpyac' yac "$url" "$password" note/shop.http
  as 'Hurl' hurl "$url" "$password" note/shop.hurl
  as 'curl, shop.sh' env BASE="$url" SHOP_PASSWORD="$password" bash note/shop.sh
done

part 'the two request files alone, with base and without'
mkdir two && cp shop/*.yaml two/
as 'Postman CLI' cli two $good tea
as 'Postman CLI, no base' "$bin/postman" collection run two --env-var password=tea

part 'with assertions, wrong password'
as 'Newman' newman tested.json $good wrong
as 'Hurl' hurl $good wrong note/shop.hurl
part 'no server'
as 'Hurl' hurl $none tea note/shop.hurl
part 'Hurl without the secret'
as 'Hurl' "$HURL" --test --variable base=$good note/shop.hurl
part 'a schema that names draft 2020-12, in Newman'
as 'Newman' newman draft.json $good tea
part 'postman collection migrate'
as 'Postman CLI' "$bin/postman" collection migrate tested.json -o migrated
(cd migrated && find . -type f | sort)
for pair in 'log-in|log in' 'order|order'; do
  cmp "note/${pair%|*}.request.yaml" "migrated/${pair#*|}.request.yaml" && echo "${pair#*|}.request.yaml: the same as in the note"
done

part 'one name at five scopes, in Newman: the last part of the URL'
echo '[{"who":"data"}]' >data.json
url() { "$bin/newman" run vars.json "$@" | grep -oE "127.0.0.1:3000/[a-z]+|'vault'.*" | sed 's#.*/##'; }
url
url --global-var who=global
url --global-var who=global --env-var who=environment
url --global-var who=global --env-var who=environment -d data.json
url --global-var who=global --env-var who=environment -d data.json --global-var local=1

part 'newman run --export-environment'
newman tested.json $good tea --export-environment env.json >/dev/null
jq -c '.values[]' env.json
