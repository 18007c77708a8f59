#!/bin/bash
# Ctrl+C (SIGINT) and then SIGTERM, to the note's server as PID 1.
. "$(dirname "$0")/../../../shared/lab.sh"
needs node nodejs
needs curl curl
needs unshare util-linux
head_of "node $(node --version)"
cat >package.json <<'JSON'
{ "private": true, "type": "module" }
JSON
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/docker/intro.md" note >/dev/null
npm install --silent --no-audit --no-fund nanoid@3.3.20 typescript@6.0.3 @types/node@20.19.43
npx tsc note/src/server.ts --ignoreConfig --outDir dist --module nodenext --types node
unshare --user --map-root-user --pid --fork --kill-child node dist/server.js &
holder=$!
until curl -s localhost:3000 >hello; do sleep 0.1; done
server=$(pgrep -P $holder)
part 'The server as PID 1'
cat hello && echo
kill -INT "$server" && sleep 1
kill -0 "$server" && echo 'after SIGINT: still running'
kill -TERM "$server" && sleep 1
kill -0 "$server" 2>/dev/null || echo 'after SIGTERM: gone'
wait $holder || true
