#!/bin/bash
# The project of the note, from an empty folder: its files are the titled fences of the note.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
NOTE=$ROOT/docs/tech-notes/prisma/tutorial/index.md
[ -d "$LAB/../node_modules/prisma" ] || (cd "$LAB/.." && npm install --no-package-lock --no-audit --no-fund --silent --ignore-scripts >&2)
mkdir elsewhere && cd elsewhere && . "$LAB/../prisma.sh" && cd ..
make_primary primary 5518
url() { echo "postgresql://lab@localhost/$1?host=$SCRATCH&port=5518"; }
export DATABASE_URL=$(url shop)
# npm installs as the note says, but without install scripts: Prisma's would download the engine.
export npm_config_ignore_scripts=true npm_config_audit=false npm_config_fund=false npm_config_loglevel=error
export npm_config_update_notifier=false
unset npm_config_nodedir

mkdir -p files shop && node "$ROOT/labs/shared/fences.mjs" "$NOTE" files
cd shop
bash ../files/create.sh >create.log 2>&1 || { cat create.log >&2; exit 1; }
own() { node -p "require('./node_modules/$1/package.json').version"; }
head_of "$PG_VERSION" "Node $(node -p process.versions.node)" "prisma $(own prisma)" "@prisma/client $(own @prisma/client)" \
  "@prisma/adapter-pg $(own @prisma/adapter-pg)" "dotenv $(own dotenv)" "typescript $(own typescript)" "@types/node $(own @types/node)"
part 'what init leaves'
sed -n '/Initialized/,/gitignore/p' create.log
ls -A | grep -v create.log
cat prisma7.config.ts
cp ../files/tsconfig.json . && cp ../files/prisma/schema.prisma prisma/ 
mkdir src && cp ../files/src/* src/
mkdir test && cp ../files/test/* test/

part 'the first migration and the first query'
prisma migrate dev --name init
node_modules/.bin/tsc | head -1 || true
prisma generate
node_modules/.bin/tsc && echo 'tsc is silent'
node dist/src/seed.js
prisma migrate status

part 'the tests'
node --test --test-reporter tap dist/test/orders.test.js | grep -E '^# (tests|pass|fail)'
sql 5518 "SELECT count(*) AS left_over FROM pg_database WHERE datname LIKE 'test%'"

# What the code of a release can do with the tables as they are.
code() {
  (
    cd "$SCRATCH/$1"
    cat >src/both.ts <<'END'
import { connect } from './db.ts';
import { place } from './orders.ts';
const db = connect();
const line = (error: Error & { code?: string }) => `${error.code}: ${error.message.trim().split('\n').at(-1)}`;
console.log('  places:', await place(db, 'bob@shop.example', ['mug']).then(() => 'yes', line));
console.log('  reads: ', await db.order.findMany().then((found) => `${found.length} orders`, line));
await db.$disconnect();
END
    echo "code of $1"
    "$PACKAGES/.bin/tsx" src/both.ts
  )
}
release() {
  cp -r "$SCRATCH/$1" "$SCRATCH/$2"
  cd "$SCRATCH/$2"
}
# The note leaves out the model that the releases don't change.
line_model() { echo && sed -n '/model Line/,$p' ../files/prisma/schema.prisma; }
state() { sql 5518 -d shop 'SELECT count(*) AS orders, count(*) FILTER (WHERE "customerId" IS NULL) AS without FROM "Order"'; }
cp -r "$SCRATCH/shop" "$SCRATCH/release-0"

part 'all at once, on a copy of the database'
sql 5518 'CREATE DATABASE copy TEMPLATE shop'
release release-0 at-once
export DATABASE_URL=$(url copy)
sed '/model Order/,$d' prisma/schema.prisma >head.prisma
(cat head.prisma && sed '/email      String?/d' ../files/release-1.prisma && line_model) >prisma/schema.prisma
prisma_yes migrate dev --create-only --name once
prisma migrate deploy | tail -3
code release-0
export DATABASE_URL=$(url shop)

sql 5518 'CREATE DATABASE large TEMPLATE shop'
sql 5518 'CREATE DATABASE busy TEMPLATE shop'

part 'release 1: add_customer'
release release-0 release-1
sed '/model Order/,$d' prisma/schema.prisma >head.prisma
(cat head.prisma ../files/release-1.prisma && line_model) >prisma/schema.prisma
prisma migrate dev --create-only --name add_customer >/dev/null
cat prisma/migrations/*_add_customer/migration.sql
cat ../files/release-1.sql ../files/backfill.sql >"$(echo prisma/migrations/*_add_customer/migration.sql)"

echo '-- on a copy of the database, while a transaction that has read the orders stays open for 60 s'
export DATABASE_URL=$(url busy)
psql -p 5518 -X -q -d busy -c 'BEGIN; SELECT count(*) FROM "Order"; SELECT pg_sleep(60); COMMIT;' >/dev/null 2>&1 &
until [ "$(psql -p 5518 -XAt -d busy -c "SELECT count(*) FROM pg_locks WHERE relation = '\"Order\"'::regclass")" != 0 ]; do sleep 0.2; done
prisma migrate deploy | tail -3
left() { sql 5518 -d busy "SELECT to_regclass('\"Customer\"') AS customer, count(*) AS columns FROM information_schema.columns WHERE table_name = 'Order' AND column_name = 'customerId'"; }
left
echo '-- what migrate dev says about it'
prisma migrate dev | tail -7
echo '-- the transaction ends, resolve, and again'
sql 5518 "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE datname = 'busy' AND query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()"
prisma migrate resolve --rolled-back "$(basename prisma/migrations/*_add_customer)" | tail -2
prisma migrate deploy | tail -1
left
export DATABASE_URL=$(url shop)

echo '-- on the database of the note'
prisma migrate deploy | tail -3
prisma migrate diff --from-config-datasource --to-schema prisma/schema.prisma | grep .
prisma generate >/dev/null
cp ../files/release-1.ts src/orders.ts
node_modules/.bin/tsc && echo 'tsc is silent'
state
code release-0
code release-1
state

part 'two first orders of one customer at once, a hundred times, with the code of release 1'
cat >src/race.ts <<'END'
import { connect } from './db.ts';
import { place } from './orders.ts';
const db = connect();
await db.order.count();
const codes: Record<string, number> = {};
for (let pair = 0; pair < 100; pair += 1) {
  const email = `new${pair}@shop.example`;
  for (const end of await Promise.allSettled([place(db, email, ['mug']), place(db, email, ['mug'])])) {
    const code = end.status === 'fulfilled' ? 'placed' : end.reason.code;
    codes[code] = (codes[code] ?? 0) + 1;
  }
}
console.log(codes);
console.log('the same with connectOrCreate');
const others: Record<string, number> = {};
const other = (email: string) =>
  db.order.create({ data: { customer: { connectOrCreate: { where: { email }, create: { email } } } } });
for (let pair = 0; pair < 100; pair += 1) {
  const email = `other${pair}@shop.example`;
  for (const end of await Promise.allSettled([other(email), other(email)])) {
    const code = end.status === 'fulfilled' ? 'placed' : end.reason.code;
    others[code] = (others[code] ?? 0) + 1;
  }
}
console.log(others);
await db.order.deleteMany({ where: { email: null } });
await db.$disconnect();
END
"$PACKAGES/.bin/tsx" src/race.ts
rm src/race.ts

sql 5518 'CREATE DATABASE half TEMPLATE shop'

part 'release 2: require_customer, with the backfill forgotten'
release release-1 release-2
(cat head.prisma ../files/release-2.prisma && line_model) >prisma/schema.prisma
prisma_yes migrate dev --create-only --name require_customer
file=$(echo prisma/migrations/*_require_customer/migration.sql)
cat "$file"
name=$(basename "$(dirname "$file")")
prisma migrate deploy | tail -4
echo '-- again, with the backfill and the timeout'
cat ../files/backfill.sql ../files/require.sql >"$file"
prisma migrate deploy | tail -5
echo '-- resolve, and again'
prisma migrate resolve --rolled-back "$name" | tail -2
prisma migrate deploy | tail -3
prisma generate >/dev/null
cp ../files/release-1.ts src/orders.ts
node_modules/.bin/tsc | head -2 || true
cp ../files/release-2.ts src/orders.ts
node_modules/.bin/tsc && echo 'tsc is silent'
code release-1
code release-2
state
prisma migrate diff --from-config-datasource --to-schema prisma/schema.prisma | grep .
node --test --test-reporter tap dist/test/orders.test.js | grep -E '^# (tests|pass|fail)'

part 'a migration of two statements whose second fails: between BEGIN and COMMIT, then without'
release release-1 half
export DATABASE_URL=$(url half)
column() { sql 5518 -d half "SELECT count(*) AS columns FROM information_schema.columns WHERE table_name = 'Order' AND column_name = 'note'"; }
two='ALTER TABLE "Order" ADD COLUMN "note" TEXT; ALTER TABLE "Order" ALTER COLUMN "customerId" SET NOT NULL;'
half=prisma/migrations/20990101000000_two
mkdir -p $half
echo "BEGIN; $two COMMIT;" >$half/migration.sql
prisma migrate deploy | tail -2
column
prisma migrate resolve --rolled-back 20990101000000_two >/dev/null
echo "$two" >$half/migration.sql
prisma migrate deploy | tail -2
column
echo '-- the backfill added, resolve, and again'
(cat ../files/backfill.sql && echo "$two") >$half/migration.sql
prisma migrate resolve --rolled-back 20990101000000_two >/dev/null
prisma migrate deploy | tail -2
echo '-- the column dropped by hand, resolve, and again'
sql 5518 -d half 'ALTER TABLE "Order" DROP COLUMN "note"'
prisma migrate resolve --rolled-back 20990101000000_two >/dev/null
prisma migrate deploy | tail -1

part 'release 1 on a million orders: the statements of the migration for a small table, on a copy'
release release-0 large
export DATABASE_URL=$(url large)
sql 5518 -d large 'INSERT INTO "Order" ("email") SELECT n % 1000 + 1 || $$@shop.example$$ FROM generate_series(1, 1000000) n'
sql 5518 -d large 'VACUUM ANALYZE "Order"'
sql 5518 'CREATE DATABASE plain TEMPLATE large'
printf '%s\n' BEGIN 'SET LOCAL' 'ADD COLUMN' 'CREATE TABLE' 'CREATE UNIQUE INDEX' 'CREATE INDEX' 'foreign key' COMMIT 'INSERT, backfill' 'UPDATE, backfill' >labels
psql -p 5518 -X -q -d plain -c '\timing on' -f "$(echo "$SCRATCH"/release-1/prisma/migrations/*_add_customer/migration.sql)" |
  sed -n 's/^Time: \([0-9]*\)\..*/\1 ms/p' | paste labels -
sql 5518 'DROP DATABASE plain'

part 'release 1 on a million orders: the two migrations for a large table'
step() { # NAME FILE: an empty migration, or the generated one, with the statements of the note in it
  prisma_yes migrate dev --create-only --name "$1"
  cat prisma/migrations/*_"$1"/migration.sql
  cp "../files/$2" prisma/migrations/*_"$1"/migration.sql
}
without() { sql 5518 -d large 'SELECT count(*) AS without FROM "Order" WHERE "customerId" IS NULL'; }
sed '/model Order/,$d' prisma/schema.prisma >head.prisma
(cat head.prisma ../files/release-1.prisma && line_model) >prisma/schema.prisma
step add_customer large-1.sql
step index_customer large-2.sql
prisma migrate status | grep -A2 'not yet' || true
prisma migrate deploy | tail -1
prisma migrate diff --from-config-datasource --to-schema prisma/schema.prisma | grep .
sql 5518 -d large "SELECT conname, convalidated FROM pg_constraint WHERE conrelid = '\"Order\"'::regclass ORDER BY 1"
sql 5518 -d large "SELECT indexrelid::regclass AS index, indisvalid AS valid FROM pg_index WHERE indrelid = '\"Order\"'::regclass ORDER BY 1"
echo '-- an order of a customer who does not exist'
psql -p 5518 -X -q -d large -c 'INSERT INTO "Order" ("customerId") VALUES (0)' 2>&1 | head -1 || true
echo '-- an order by the code of release 0, then one by that of release 1'
(cd "$SCRATCH/release-0" && "$PACKAGES/.bin/tsx" src/seed.ts)
prisma generate >/dev/null
cp ../files/release-1.ts src/orders.ts
"$PACKAGES/.bin/tsx" src/seed.ts
without
echo '-- the backfill in batches'
cp ../files/src/fill.ts src/fill.ts
"$PACKAGES/.bin/tsx" src/fill.ts
without
sql 5518 -d large 'VACUUM ANALYZE "Order"'

part 'release 2 on a million orders'
set_not_null() {
  psql -p 5518 -X -q -d large <<'END' 2>&1 | sed -n 's/^Time: \([0-9]*\).*/SET NOT NULL took \1 ms/p;s/^DEBUG: *\(existing constraints.*\)/\1/p'
BEGIN;
SET LOCAL client_min_messages = debug1;
\timing on
ALTER TABLE "Order" ALTER COLUMN "customerId" SET NOT NULL;
\timing off
ROLLBACK;
END
}
echo '-- as it is'
set_not_null
echo '-- after two migrations with the CHECK'
step check fill-1.sql
step validate fill-2.sql
(cat head.prisma ../files/release-2.prisma && line_model) >prisma/schema.prisma
step require_customer fill-3.sql
prisma migrate status | grep -A2 'not yet' || true
set_not_null
echo '-- the third'
prisma migrate deploy | tail -1
prisma migrate diff --from-config-datasource --to-schema prisma/schema.prisma | grep .
sql 5518 -d large "SELECT conname, convalidated FROM pg_constraint WHERE conrelid = '\"Order\"'::regclass ORDER BY 1"
echo '-- release 3 on a million orders'
psql -p 5518 -X -q -d large -c '\timing on' -c 'ALTER TABLE "Order" DROP COLUMN "email"' |
  sed -n 's/^Time: \([0-9]*\)\..*/DROP COLUMN took \1 ms/p'
export DATABASE_URL=$(url shop)

part 'release 3: drop_email'
release release-2 release-3
sed -i '/email      String? @ignore/d' prisma/schema.prisma
prisma_yes migrate dev --create-only --name drop_email
cat prisma/migrations/*_drop_email/migration.sql
echo '-- the orders whose address differs from that of their customer'
sql 5518 -d shop "$(cat ../files/differ.sql)"
cp ../files/drop.sql prisma/migrations/*_drop_email/migration.sql
prisma migrate deploy | tail -3
prisma generate >/dev/null
node_modules/.bin/tsc && echo 'tsc is silent'
code release-1
code release-2
code release-3
prisma migrate status | tail -1
prisma migrate diff --from-config-datasource --to-schema prisma/schema.prisma | grep .
node --test --test-reporter tap dist/test/orders.test.js | grep -E '^# (tests|pass|fail)'

part "on a developer's own machine: a migration edited after it was applied"
sql 5518 'CREATE DATABASE own TEMPLATE shop'
release release-3 own
export DATABASE_URL=$(url own)
echo 'SELECT 1;' >>"$(echo prisma/migrations/*_require_customer/migration.sql)"
prisma migrate dev | tail -6
echo '-- reset'
prisma migrate reset --force | tail -4
prisma migrate status | tail -1
export DATABASE_URL=$(url shop)
cd "$SCRATCH/release-3"

part 'a field under another name, by @map'
sed 's/email  String  @unique/address String @unique @map("email")/' prisma/schema.prisma >mapped.prisma
diff prisma/schema.prisma mapped.prisma || true
prisma migrate diff --from-schema prisma/schema.prisma --to-schema mapped.prisma | grep .

part 'an index made CONCURRENTLY: beside another statement, in a transaction, and one that fails'
at=0
for sql in 'CREATE INDEX CONCURRENTLY sku_index ON "Line" (sku); SELECT 1;' \
  'BEGIN; CREATE INDEX CONCURRENTLY second_index ON "Line" (sku); COMMIT;' \
  'CREATE UNIQUE INDEX CONCURRENTLY unique_index ON "Line" (sku);'; do
  at=$((at + 1))
  index=2099010${at}000000_index
  mkdir -p prisma/migrations/$index
  echo "$sql" >prisma/migrations/$index/migration.sql
  echo "$sql"
  prisma migrate deploy | tail -4
  prisma migrate resolve --rolled-back $index >/dev/null
  rm -r prisma/migrations/$index
done
sql 5518 -d shop "SELECT indexrelid::regclass AS index, indisvalid AS valid FROM pg_index WHERE indrelid = '\"Line\"'::regclass AND NOT indisprimary"

part 'a database that was there first'
release release-3 baseline
rm -r prisma/migrations
sql 5518 'CREATE DATABASE older'
export DATABASE_URL=$(url older)
sql 5518 -d older 'CREATE TABLE note (id int PRIMARY KEY, text text NOT NULL)'
cp head.prisma prisma/schema.prisma
prisma db pull | tail -3
PATH=$SCRATCH/bin:$PATH
mkdir -p "$SCRATCH/bin" && printf '#!/bin/bash\nshift\nexec node_modules/.bin/prisma "$@"\n' >"$SCRATCH/bin/npx" && chmod +x "$SCRATCH/bin/npx"
bash ../files/baseline.sh 2>&1 </dev/null | grep -v '^$'
cat prisma/migrations/0_init/migration.sql
prisma migrate deploy | tail -2

part 'errors'
DATABASE_URL='postgresql://lab@localhost:5999/shop' prisma migrate deploy | tail -2
sql 5518 -d older 'ALTER TABLE note ADD COLUMN by_hand text'
prisma migrate dev --name drift | tail -22
