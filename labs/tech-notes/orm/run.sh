#!/bin/bash
# The same tasks in SQL, Prisma, Drizzle, Kysely and TypeORM: what each of them sends, and what is left of a sale.
. "$(dirname "$0")/../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
[ -d "$LAB/node_modules/typeorm" ] || (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
release() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "$PG_VERSION" "Node $(node -p process.versions.node)" "pg $(release pg)" "Prisma $(release @prisma/client)" \
  "Drizzle $(release drizzle-orm)" "Kysely $(release kysely)" "TypeORM $(release typeorm)"

make_primary primary 5515
sql 5515 -f "$LAB/schema.sql" 'SELECT 1' >/dev/null
cp "$LAB"/*.ts "$LAB/package.json" "$LAB/schema.prisma" .
ln -s "$LAB/node_modules" node_modules
# Generating the client needs no engine; without this, the command would want to download one.
PRISMA_SCHEMA_ENGINE_BINARY=/bin/true node_modules/.bin/prisma generate --schema=schema.prisma >prisma.log 2>&1 ||
  { cat prisma.log >&2; exit 1; }
node_modules/.bin/tsx drive.ts "postgresql://lab@/postgres?host=$SCRATCH&port=5515"
