#!/bin/bash
# A job queue in PostgreSQL, what one forgotten transaction does to it, and one sum by PostgreSQL and by DuckDB.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
install_packages
export PGOPTIONS='-c client_min_messages=warning'
head_of "$PG_VERSION" "@duckdb/node-api $(node -p "require('$LAB/package.json').dependencies['@duckdb/node-api']")"

make_primary primary 5521 'fsync = off' 'max_connections = 60'

# A job takes 20 ms of work inside the transaction that takes it.
take() { # take LOCK: the script of one worker
  cat <<SQL
BEGIN;
DELETE FROM job WHERE id = (
  SELECT id FROM job ORDER BY id LIMIT 1 $1
);
\sleep 20 ms
COMMIT;
SQL
}
take 'FOR UPDATE' >wait.sql
take 'FOR UPDATE SKIP LOCKED' >skip.sql
fill() {
  sql 5521 'DROP TABLE IF EXISTS job, done'
  sql 5521 'CREATE TABLE job (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, task text NOT NULL)'
  sql 5521 "INSERT INTO job (task) SELECT 'mail ' || n FROM generate_series(1, $1) AS n"
  sql 5521 'VACUUM ANALYZE job'
}
left() { sql 5521 -At 'SELECT count(*) FROM job'; }

part 'Jobs a second, 20 ms of work each, 8 s'
printf '%-24s %8s %8s\n' lock '1 worker' '8'
for lock in wait skip; do
  printf '%-24s' "$([ $lock = wait ] && echo 'FOR UPDATE' || echo 'FOR UPDATE SKIP LOCKED')"
  for workers in 1 8; do
    fill 20000
    sql 5521 CHECKPOINT
    $PG/pgbench -p 5521 -n -c $workers -j 2 -T 8 -f $lock.sql >bench.log 2>&1 || true
    printf ' %8s' $(((20000 - $(left)) / 8))
  done
  echo
done

part '5,000 jobs taken by one worker, no work in them, three runs each'
cat >drain.sql <<'SQL'
DELETE FROM job WHERE id = (
  SELECT id FROM job ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
);
SQL
drain() { # drain TITLE
  fill 6000
  $PG/pgbench -p 5521 -n -c 1 -t 5000 -f drain.sql 2>/dev/null |
    awk -v title="$1" '/^latency average/ { printf "%-34s %s ms on average", title, $4 }'
  sql 5521 -At 'EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF)
    SELECT id FROM job ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED' |
    awk '/Buffers/ && !seen++ { sub(/.*hit=/, ""); printf ", pages read by the next take: %d\n", $1 }'
}
for _ in 1 2 3; do drain 'nothing else open'; done
start holder.log psql -p 5521 -X -q \
  -c 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1; SELECT pg_sleep(600)'
sleep 1
for _ in 1 2 3; do drain 'a transaction left open'; done
sql 5521 -At "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
  WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()" >/dev/null

part 'Sum by product over 1,000,000 sales, ms, three runs'
sql 5521 "CREATE TABLE sale AS SELECT n AS id, n % 200 AS product, n % 977 AS cents,
  md5(n::text) AS receipt, timestamptz '2026-01-01 00:00Z' + n * interval '5 s' AS at
  FROM generate_series(1, 1000000) AS n"
sql 5521 'VACUUM ANALYZE sale'
printf 'PostgreSQL, %s MB' "$(sql 5521 -At "SELECT pg_table_size('sale') / 1048576")"
for run in 1 2 3; do
  psql -p 5521 -X -q -c '\timing on' \
    -c 'SELECT product, sum(cents) FROM sale GROUP BY product' |
    awk '/^Time/ { printf "  %.0f", $2 }'
done
echo
psql -p 5521 -X -q -c "\copy sale TO 'sale.csv' CSV HEADER"
node "$LAB/sum.mjs"
