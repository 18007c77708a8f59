#!/bin/bash
# HAProxy in front of three servers of which one is slow, one fails, or all have lost their database.
. "$(dirname "$0")/../../shared/lab.sh"
needs haproxy haproxy
head_of "HAProxy $(haproxy -v | sed -n '1s/.*version \([0-9.]*\).*/\1/p')" "Node $(node -p process.versions.node)"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/load-balancer/index.md" .
cp "$LAB"/*.ts .
echo '{ "type": "module" }' >package.json
ln -s "$ROOT/node_modules" node_modules
for part in odd health counts retries layers variants; do
  part "$part"
  node_modules/.bin/tsx "$part.ts" 2>&1
done
