#!/bin/bash
# What a real Redis does with the note's samples, and what it has left after a restart and after a failover.
. "$(dirname "$0")/../../shared/lab.sh"
needs redis-server redis-server
[ -d "$LAB/node_modules/redis" ] || install_packages
release() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "Redis $(redis-server --version | sed 's/.*v=\([^ ]*\).*/\1/')" "Node $(node -p process.versions.node)" \
  "redis $(release redis)" "tsx $(release tsx)"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/redis/index.md" .
cp "$LAB"/*.ts "$LAB/package.json" .
ln -s "$LAB/node_modules" node_modules
for part in limits cache commands restarts failover; do
  part "$part"
  node_modules/.bin/tsx "$part.ts" 2>&1
done
