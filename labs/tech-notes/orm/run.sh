#!/bin/bash
# The same tasks in SQL, Prisma, Drizzle, Kysely and TypeORM: what each of them sends, and what is left of a sale.
. "$(dirname "$0")/../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
[ -d "$LAB/node_modules/@types/pg" ] || (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
release() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "$PG_VERSION" "Node $(node -p process.versions.node)" "pg $(release pg)" "Prisma $(release @prisma/client)" \
  "Drizzle $(release drizzle-orm)" "Kysely $(release kysely)" "TypeORM $(release typeorm)" \
  "typescript $(release typescript)" "@types/pg $(release @types/pg)"

make_primary primary 5515
sql 5515 -f "$LAB/schema.sql" 'SELECT 1' >/dev/null
cp "$LAB"/*.ts "$LAB/package.json" "$LAB/schema.prisma" .
ln -s "$LAB/node_modules" node_modules
# Generating the client needs no engine; without this, the command would want to download one.
PRISMA_SCHEMA_ENGINE_BINARY=/bin/true node_modules/.bin/prisma generate --schema=schema.prisma >prisma.log 2>&1 ||
  { cat prisma.log >&2; exit 1; }
node_modules/.bin/tsx drive.ts "postgresql://lab@/postgres?host=$SCRATCH&port=5515"

part "db.ts of the note: compiled, then run while the server closes the pool's idle connection"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/orm/index.md" fences
mkdir note
cp fences/{tables,db,loop,nested,sell,rename}.ts note/
cat >note/idle.ts <<'END'
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { db } from './db.ts';
import { ordersWithLines } from './nested.ts';

console.log((await ordersWithLines(db)).length, 'orders');
const other = new pg.Client({ connectionString: process.env['DATABASE_URL']! });
await other.connect();
await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND state = 'idle'`);
await other.end();
await sleep(500);
console.log((await ordersWithLines(db)).length, 'orders');
await db.destroy();
END
node_modules/.bin/tsc --noEmit --strict --target es2023 --module nodenext --allowImportingTsExtensions --types node note/*.ts &&
  echo 'tsc is silent'
export DATABASE_URL="postgresql://lab@/postgres?host=$SCRATCH&port=5515"
node_modules/.bin/tsx note/idle.ts 2>&1
echo '-- without the line that handles the error'
sed -i "/pool.on('error'/d" note/db.ts
node_modules/.bin/tsx note/idle.ts 2>&1 | grep -E 'orders|^error|Unhandled|Node.js' || true
