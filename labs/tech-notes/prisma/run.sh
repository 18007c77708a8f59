#!/bin/bash
# What Prisma 7 makes of a schema, what it does to objects made by hand, what a nested read sends, and how its
# transactions use the pool.
. "$(dirname "$0")/../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
[ -d "$LAB/node_modules/prisma" ] || (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
. "$LAB/prisma.sh"
head_of "$PG_VERSION" "Node $(node -p process.versions.node)" "Prisma $(release prisma)" \
  "@prisma/adapter-pg $(release @prisma/adapter-pg)" "pg $(release pg)"

make_primary primary 5517
export DATABASE_URL="postgresql://lab@localhost/shop?host=$SCRATCH&port=5517"
mkdir prisma
cp "$LAB/drive.ts" "$LAB/package.json" .
cat >prisma.config.ts <<'END'
import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] },
});
END

part 'first.prisma, and the SQL that migrate dev writes for it'
cat "$LAB/head.prisma" "$LAB/first.prisma" >prisma/schema.prisma
prisma migrate dev --name first
cat prisma/migrations/*_first/migration.sql

part 'second.prisma on a database that has rows: the migration that migrate dev would write'
psql -q "$DATABASE_URL" <<'END'
INSERT INTO "Order" VALUES ('00000000-0000-4000-8000-000000000001', '2026-01-01 12:00');
INSERT INTO "Line" (sku, "orderId") VALUES ('tea', '00000000-0000-4000-8000-000000000001');
ALTER DATABASE shop SET TimeZone = 'America/New_York';
END
cat "$LAB/head.prisma" "$LAB/second.prisma" >prisma/schema.prisma
prisma_yes migrate dev --create-only --name second
cat prisma/migrations/*_second/migration.sql

part 'the same, edited, and the rows afterwards; the session is in America/New_York'
cat "$LAB/with-rows.sql" | tee prisma/migrations/*_second/migration.sql
prisma migrate deploy >/dev/null
psql "$DATABASE_URL" -c "SELECT id, pg_typeof(id), \"changedAt\" AT TIME ZONE 'UTC' AS utc FROM \"Order\"" \
  -c 'SELECT "orderId", pg_typeof("orderId"), sku FROM "Line"' \
  -c "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname DESC"
echo 'what migrate dev would change after that:'
prisma migrate dev --create-only --name third >/dev/null
cat prisma/migrations/*_third/migration.sql
psql -q "$DATABASE_URL" -c 'ALTER DATABASE shop RESET TimeZone'

part 'second.prisma, and the SQL that an empty database would get'
cat "$LAB/head.prisma" "$LAB/second.prisma" >prisma/schema.prisma
rm -r prisma/migrations
prisma migrate reset --force >/dev/null
prisma migrate dev --name second >/dev/null
cat prisma/migrations/*_second/migration.sql
prisma generate >/dev/null
sed -i -e 's#../plain#../joining#' -e '/output/a previewFeatures = ["relationJoins", "strictUndefinedChecks"]' prisma/schema.prisma
prisma generate >/dev/null
cat "$LAB/head.prisma" "$LAB/second.prisma" >prisma/schema.prisma
node_modules/.bin/tsx drive.ts

part 'objects made by hand in a migration, and the migration that migrate dev would write next'
prisma migrate dev --create-only --name hand >/dev/null
cat "$LAB/by-hand.sql" | tee prisma/migrations/*_hand/migration.sql
prisma migrate deploy >/dev/null
prisma migrate dev --create-only --name next >/dev/null
echo
cat prisma/migrations/*_next/migration.sql

part 'the same, once the schema has @@index([sku], map: "by_hand")'
rm -r prisma/migrations/*_next
sed -i 's/  @@index(\[orderId\])/&\n  @@index([sku], map: "by_hand")/' prisma/schema.prisma
prisma migrate dev --create-only --name mapped >/dev/null
cat prisma/migrations/*_mapped/migration.sql
