#!/bin/bash
# What keeps old row versions, and how one waiting ALTER TABLE stops every reader.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
head_of "$PG_VERSION" "psql $(psql --version | awk '{print $3}')"

make_primary primary 5504 'autovacuum = off'
sql 5504 'CREATE TABLE stock (id int PRIMARY KEY, amount int NOT NULL)'
sql 5504 'CREATE TABLE audit (note text)'

# session NAME: a psql that stays open; say NAME SQL runs a statement there and waits for its end
session() {
  rm -f "$1.in" "$1.out"
  mkfifo "$1.in" "$1.out"
  start "$1.log" psql -p 5504 -X -q -At -f "$1.in" -o /dev/null
  eval "exec {$1_in}>$1.in"
}
say() {
  local in="$1_in"
  printf '%s\n' "$2;" "\\! touch $SCRATCH/$1.done" >&"${!in}"
  until [ -e "$1.done" ]; do sleep 0.05; done
  rm "$1.done"
}
leave() {
  local in="$1_in"
  eval "exec ${!in}>&-"
}
pages() { sql 5504 -At "SELECT pg_relation_size('stock') / 8192"; }

# hold TITLE STATEMENT…: five rounds of UPDATE and VACUUM beside a session that ran these and waits
hold() {
  part "$1"
  shift
  sql 5504 'TRUNCATE stock'
  sql 5504 'INSERT INTO stock SELECT n, 10 FROM generate_series(1, 100000) AS n'
  sql 5504 'VACUUM ANALYZE stock'
  printf 'pages at first: %s\n' "$(pages)"
  session held
  for statement in "$@"; do say held "$statement"; done
  for round in 1 2 3 4 5; do
    sql 5504 'UPDATE stock SET amount = amount - 1'
    sql 5504 'VACUUM (VERBOSE) stock' 2>vacuum.txt
    printf 'after UPDATE and VACUUM %s: %5s pages; %s\n' "$round" "$(pages)" \
      "$(grep -m1 -o 'tuples: .*' vacuum.txt)"
  done
  sql 5504 "SELECT state, backend_xid IS NOT NULL AS has_id, backend_xmin IS NOT NULL AS has_snapshot
    FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
  [ $# = 0 ] || say held COMMIT
  leave held
  sql 5504 'VACUUM (VERBOSE) stock' 2>vacuum.txt
  printf 'it has ended, VACUUM: %5s pages; %s\n' "$(pages)" "$(grep -m1 -o 'tuples: .*' vacuum.txt)"
}
hold 'Nothing open beside it'
hold 'READ COMMITTED, has read, waits' 'BEGIN' 'SELECT count(*) FROM audit'
hold 'READ COMMITTED, has written one row elsewhere, waits' 'BEGIN' "INSERT INTO audit VALUES ('x')"
hold 'REPEATABLE READ, has read another table, waits' 'BEGIN ISOLATION LEVEL REPEATABLE READ' \
  'SELECT count(*) FROM audit'

# change TITLE SETTING: an ALTER TABLE behind a reader, and a second reader behind that
change() {
  part "$1"
  session reader
  say reader 'BEGIN'
  say reader 'SELECT amount FROM stock WHERE id = 1'
  PGOPTIONS="$2" psql -p 5504 -X -q -c 'ALTER TABLE stock ADD COLUMN note text' >alter.txt 2>&1 &
  local alter=$! began
  sleep 1
  sql 5504 "SELECT left(query, 34) AS waits, pg_blocking_pids(pid) <> '{}' AS is_blocked,
    (SELECT string_agg(DISTINCT b.state, ', ') FROM pg_stat_activity b
      WHERE b.pid = ANY (pg_blocking_pids(a.pid))) AS blocker
    FROM pg_stat_activity a WHERE wait_event_type = 'Lock'"
  began=$(date +%s%3N)
  PGOPTIONS='-cstatement_timeout=3s' psql -p 5504 -X -q -At -c 'SELECT amount FROM stock WHERE id = 2' \
    >read.txt 2>&1 || true
  printf 'another reader gets: %s, after %s s\n' "$(head -1 read.txt)" \
    "$(awk -v ms=$(($(date +%s%3N) - began)) 'BEGIN { printf "%.0f", ms / 1000 }')"
  say reader COMMIT
  leave reader
  wait "$alter" || true
  [ -s alter.txt ] || echo 'done, once the reader had committed' >alter.txt
  printf 'ALTER TABLE: %s\n' "$(head -1 alter.txt)"
  sql 5504 'ALTER TABLE stock DROP COLUMN IF EXISTS note' 2>/dev/null
}
change 'ALTER TABLE behind an open reader, no limit' ''
change 'The same with lock_timeout = 200ms' '-clock_timeout=200ms'
