#!/bin/bash
# The same JSON texts, read by Node, Python, Go, SQLite and PostgreSQL.
. "$(dirname "$0")/../../../shared/lab.sh"
needs go golang-go
export npm_config_cache=$SCRATCH/npm
node24() { npx -y node@24.9.0 "$@"; }
. "$ROOT/labs/shared/postgres.sh"
python=/usr/bin/python3
head_of "$PG_VERSION" "node $(node -v)" "node $(node24 -v)" "$($python --version)" "$(go version | awk '{print $3}')" \
  "SQLite $($python -c 'import sqlite3; print(sqlite3.sqlite_version)')"
texts=$LAB/texts.json

part 'Node 20, JSON.parse'
node "$LAB/read.mjs" "$texts"
part 'Python, json.loads'
$python "$LAB/read.py" "$texts" python
part "Go, encoding/json"
GO111MODULE=off GOCACHE=$SCRATCH/cache go run "$LAB/read.go" "$texts"
part 'SQLite, json_extract'
$python "$LAB/read.py" "$texts" sqlite
part 'PostgreSQL, jsonb and json'
make_primary primary 5509
node -p "JSON.parse(require('fs').readFileSync('$texts', 'utf8')).join('\n')" >lines
while IFS= read -r text; do
  for type in jsonb json; do
    said=$(psql -p 5509 -X -At -v text="$text" 2>&1 <<<"SELECT :'text'::$type;" | head -1 | sed -E 's/^(.{40}).+/\1…/')
    printf '%-22s %-5s %s\n' "$text" $type "$said"
  done
done <lines
printf '%-22s %-5s %s\n' '{"a":1,"a":2}' 'json' "a = $(psql -p 5509 -X -At -c $'SELECT \'{"a":1,"a":2}\'::json ->> \'a\'')"

echo '{ "type": "module" }' >package.json
cp "$LAB/exact.mjs" .
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/data-serialization-language/json.md" .
part "The note's exact.js on Node 24"
node24 exact.mjs
part "The note's exact.js on Node 20"
node exact.mjs
