#!/bin/bash
# Fifty connections that redeem one refresh token at the same moment, and the same token once more a minute later.
. "$(dirname "$0")/../../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
[ -d "$LAB/node_modules/pg" ] || (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
release() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "$PG_VERSION" "Node $(node -p process.versions.node)" "pg $(release pg)" "tsx $(release tsx)"

make_primary primary 5527
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/auth/jwt/jwt-design.md" .
sql 5527 -f schema.sql 'SELECT 1' >/dev/null
cp "$LAB/race.ts" "$LAB/package.json" .
ln -s "$LAB/node_modules" node_modules
node_modules/.bin/tsx race.ts "postgresql://lab@/postgres?host=$SCRATCH&port=5527"
