#!/bin/bash
# A login through the note's BFF at a real issuer, from one tab, from two, and with two processes. Then a change of
# signing keys. Then fifty connections that redeem one refresh token at the same moment, and again a minute later.
. "$(dirname "$0")/../../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
needs openssl openssl
[ -d "$LAB/node_modules/oidc-provider" ] || (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
release() { node -p "JSON.parse(require('fs').readFileSync('$LAB/node_modules/$1/package.json')).version"; }
versions=("$PG_VERSION" "Node $(node -p process.versions.node)")
for package in @hono/node-server hono jose oidc-provider openid-client pg tsx; do
  versions+=("$package $(release "$package")")
done
head_of "${versions[@]}"

make_primary primary 5527
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/auth/jwt/jwt-design.md" .
sql 5527 -f session.sql -f schema.sql 'SELECT 1' >/dev/null
cp "$LAB"/{login.ts,keys.ts,plans.ts,race.ts,package.json} .
# What the note tells you to change if several processes run the BFF.
sed -e "1i import { loadLocked } from './locked.ts';" -e 's/=> load(db/=> loadLocked(db/' server.ts >serverLocked.ts
[ "$(grep -c loadLocked serverLocked.ts)" = 2 ]
ln -s "$LAB/node_modules" node_modules
openssl req -x509 -newkey rsa:2048 -nodes -keyout issuer.key -out issuer.crt -days 2 -subj /CN=127.0.0.1 \
  -addext subjectAltName=IP:127.0.0.1 2>/dev/null
database="postgresql://lab@/postgres?host=$SCRATCH&port=5527"
NODE_EXTRA_CA_CERTS=issuer.crt node_modules/.bin/tsx login.ts "$database" 2>/dev/null
node_modules/.bin/tsx plans.ts
node_modules/.bin/tsx race.ts "$database"
