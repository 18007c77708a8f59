#!/bin/bash
# The limits of one PostgreSQL for the link shortener: bytes of a link, reads, inserts and clicks a second.
. "$(dirname "$0")/../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
head_of "$PG_VERSION" "pgbench $($PG/pgbench --version | awk '{print $3}')"

make_primary primary 5511 'shared_buffers = 1GB' 'max_wal_size = 4GB'
part 'Two million links'
sql 5511 "
  CREATE TABLE link (
    code text PRIMARY KEY,
    target text NOT NULL,
    made timestamptz NOT NULL DEFAULT now(),
    clicks bigint NOT NULL DEFAULT 0
  );
  INSERT INTO link (code, target)
  SELECT substr(md5(n::text), 1, 10), 'https://shop.example/news/' || repeat('x', 60) || n
  FROM generate_series(1, 2000000) AS n ON CONFLICT DO NOTHING"
sql 5511 'VACUUM ANALYZE link'
sql 5511 'CHECKPOINT'
sql 5511 -At "SELECT 'bytes of a link, index included: ' || pg_total_relation_size('link') / count(*) FROM link"

cat >read.sql <<'S'
\set n random(1, 2000000)
SELECT target FROM link WHERE code = substr(md5((:n)::text), 1, 10);
S
cat >insert.sql <<'S'
\set n random(1, 1000000000000)
INSERT INTO link (code, target)
VALUES (substr(md5('new' || :n), 1, 10), 'https://shop.example/news/' || repeat('x', 60) || :n)
ON CONFLICT DO NOTHING;
S
cat >spread.sql <<'S'
\set n random(1, 2000000)
UPDATE link SET clicks = clicks + 1 WHERE code = substr(md5((:n)::text), 1, 10);
S
cat >hot.sql <<'S'
UPDATE link SET clicks = clicks + 1 WHERE code = substr(md5('1'), 1, 10);
S

# one process: what it added up for 1,000 links, in one statement
cat >sums.sql <<'S'
UPDATE link SET clicks = clicks + 3
WHERE code IN (SELECT substr(md5((1 + random() * 1999999)::int::text), 1, 10)
  FROM generate_series(1, 1000) ORDER BY 1);
S

# rate LABEL SCRIPT: two runs of five seconds with 8 connections
rate() {
  for _ in 1 2; do
    $PG/pgbench -n -p 5511 -M prepared -c 8 -j 2 -T 5 -f "$2" >bench.txt 2>/dev/null
    awk -v label="$1" '/^tps/ { printf "%-36s %7d\n", label, $3 }' bench.txt
  done
}
part 'A second, 8 connections, prepared, synchronous_commit on, 5 seconds each'
rate 'links read' read.sql
rate 'links inserted' insert.sql
rate 'clicks counted, any link' spread.sql
rate 'clicks counted, all on one link' hot.sql

part 'Sums written in batches of 1,000 links, a process at a time, 5 seconds each'
for _ in 1 2; do
  $PG/pgbench -n -p 5511 -M prepared -c 1 -T 5 -f sums.sql >bench.txt 2>/dev/null
  awk '/^tps/ { printf "%-36s %7d\n", "sums written a second", 1000 * $3 }' bench.txt
done
