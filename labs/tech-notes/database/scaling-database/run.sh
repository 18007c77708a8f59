#!/bin/bash
# A pool against many connections, reads from a replica, and what a statement costs in WAL.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
needs pgbouncer pgbouncer
head_of "$PG_VERSION" "pgbench $($PG/pgbench --version | awk '{print $3}')" \
  "pgbouncer $(pgbouncer --version | awk 'NR == 1 {print $2}')"

make_primary primary 5501 "shared_preload_libraries = 'pg_stat_statements'" 'max_connections = 600' \
  'shared_buffers = 512MB' 'wal_level = replica'
PGB="$PG/pgbench -n -S -j 2"
$PG/pgbench -p 5501 -i -s 10 -q >/dev/null 2>&1
printf '%s\n' '[databases]' "postgres = host=$SCRATCH port=5501 dbname=postgres" '[pgbouncer]' \
  'listen_addr =' 'listen_port = 6432' "unix_socket_dir = $SCRATCH" 'auth_type = any' \
  'pool_mode = transaction' 'default_pool_size = 8' 'max_client_conn = 1000' >pool.ini
sed -i 's/^postgres = .*/& user=lab/' pool.ini
start pool.log pgbouncer pool.ini
sleep 1

# ticks PID: processor time of a process and of all its children, ended or not, in hundredths of a second
ticks() {
  {
    awk '{ print $14 + $15 + $16 + $17 }' "/proc/$1/stat"
    for child in $(pgrep -P "$1"); do awk '{ print $14 + $15 }' "/proc/$child/stat" 2>/dev/null; done
  } | awk '{ sum += $1 } END { print sum }'
}

# rate LABEL PORT OPTION…: two runs of 100,000 reads: reads per second, and microseconds of processor time per read
rate() {
  local label=$1 port=$2 server pool user system reads tps
  shift 2
  for _ in 1 2; do
    server=$(ticks "$server_pid") pool=$(ticks "$pool_pid")
    { time $PGB -p "$port" "$@" >bench.txt 2>/dev/null; } 2>time.txt
    sleep 2 # the server's processes of this run have ended now
    server=$(($(ticks "$server_pid") - server)) pool=$(($(ticks "$pool_pid") - pool))
    reads=$(awk '/actually processed/ { print $6 }' bench.txt)
    tps=$(awk '/^tps/ { printf "%d", $3 }' bench.txt)
    read -r user system <time.txt
    awk -v label="$label" -v tps="$tps" -v n="$reads" -v s="$server" -v p="$pool" -v u="$user" -v y="$system" 'BEGIN {
      printf "%-50s %7d %8.0f %8.0f %8.0f %8.0f\n", label, tps, s * 1e4 / n, p * 1e4 / n, (u + y) * 1e6 / n,
        (s + p) * 1e4 / n + (u + y) * 1e6 / n }'
  done
}
TIMEFORMAT='%U %S'
server_pid=$(head -1 "$SCRATCH/primary/postmaster.pid")
pool_pid=${started[-1]}
part 'Reads: 100,000 by pgbench -n -S -j 2 at scale 10; microseconds of processor time for each read'
printf '%-50s %7s %8s %8s %8s %8s\n' '' 'a second' server pool pgbench together
rate '8 connections, prepared' 5501 -M prepared -c 8 -t 12500
rate '500 connections, prepared' 5501 -M prepared -c 500 -t 200
rate '8 connections, simple protocol' 5501 -M simple -c 8 -t 12500
rate '500 connections, simple protocol' 5501 -M simple -c 500 -t 200
rate '500 clients, PgBouncer with 8 connections, simple' 6432 -M simple -c 500 -t 200

part 'A replica: the token, step by step, while replay is paused'
make_replica replica 5502 primary 5501
sql 5501 -f "$LAB/reads.sql" 'SELECT 1' >/dev/null
until [ "$(sql 5502 -At 'SELECT count(*) FROM item' 2>/dev/null)" = 1 ]; do sleep 0.2; done
sql 5502 -At 'SELECT pg_wal_replay_pause()' >/dev/null
until [ "$(sql 5502 -At 'SELECT pg_get_wal_replay_pause_state()')" = paused ]; do sleep 0.1; done
sql 5501 'UPDATE item SET v = 1'
token=$(sql 5501 -At 'SELECT pg_current_wal_insert_lsn()')
is_replayed="SELECT pg_last_wal_replay_lsn() >= '$token'::pg_lsn"
echo "primary, after the commit: SELECT pg_current_wal_insert_lsn() = $token"
echo "replica: $is_replayed = $(sql 5502 -At "$is_replayed"), v = $(sql 5502 -At 'SELECT v FROM item')"
sql 5502 -At 'SELECT pg_wal_replay_resume()' >/dev/null
until [ "$(sql 5502 -At "$is_replayed")" = t ]; do sleep 0.05; done
echo "resumed: $is_replayed = t, v = $(sql 5502 -At 'SELECT v FROM item')"

# reads LABEL WRITER_OPTIONS READER_PORT WAIT
reads() {
  printf '%-44s' "$1"
  sql 5501 -At -F ' ' "SELECT * FROM read_own_write('host=$SCRATCH port=5501 user=lab dbname=postgres $2',
    'host=$SCRATCH port=$3 user=lab dbname=postgres', 500, $4)" |
    awk '{ printf "%6d %9d %13.2f %12.2f\n", $1, $2, $3, $4 }'
}
part 'Reading your own write at once, 500 times each'
for load in 'no other load' 'beside pgbench, 4 writers'; do
  if [ "$load" != 'no other load' ]; then
    start bench.log $PG/pgbench -n -p 5501 -c 4 -j 1 -T 600
    sleep 2
  fi
  printf '%-44s%6s %9s %13s %12s\n' "$load" writes 'old reads' 'a write (ms)' 'waited (ms)'
  reads '  from the replica' '' 5502 false
  reads '  from the primary' '' 5501 false
  reads '  from the replica, waiting for the token' '' 5502 true
  sql 5501 "ALTER SYSTEM SET synchronous_standby_names = 'replica'" >/dev/null
  sql 5501 -At 'SELECT pg_reload_conf()' >/dev/null
  until [ "$(sql 5501 -At "SELECT sync_state FROM pg_stat_replication")" = sync ]; do sleep 0.2; done
  reads '  from the replica, commit remote_apply' 'options=-csynchronous_commit=remote_apply' 5502 false
  reads '  from the replica, commit on' 'options=-csynchronous_commit=on' 5502 false
  sql 5501 "ALTER SYSTEM RESET synchronous_standby_names" >/dev/null
  sql 5501 -At 'SELECT pg_reload_conf()' >/dev/null
  sleep 1
done
kill "${started[-1]}"
sleep 1

part 'A standby that applies two seconds late (recovery_min_apply_delay = 2s), each fix twice'
sql 5502 "ALTER SYSTEM SET recovery_min_apply_delay = '2s'"
sql 5502 -At 'SELECT pg_reload_conf()' >/dev/null
sleep 1
# late LABEL WRITER_OPTIONS READER_PORT TOKEN
late() {
  for _ in 1 2; do
    printf '%-44s' "$1"
    sql 5501 -At -F ' ' "SELECT * FROM late_read('host=$SCRATCH port=5501 user=lab dbname=postgres $2',
      'host=$SCRATCH port=$3 user=lab dbname=postgres', '$4')" | awk '{ printf "%11d %12d %s\n", $1, $2, $3 }'
    sleep 3
  done
}
printf '%-44s%11s %12s %s\n' '' 'commit (ms)' 'waited (ms)' 'then the read'
late 'none, from the replica' '' 5502 never
late 'from the primary' '' 5501 never
late 'token taken after COMMIT' '' 5502 after
late 'token taken before COMMIT' '' 5502 before
sql 5501 "ALTER SYSTEM SET synchronous_standby_names = 'replica'"
sql 5501 -At 'SELECT pg_reload_conf()' >/dev/null
until [ "$(sql 5501 -At "SELECT sync_state FROM pg_stat_replication")" = sync ]; do sleep 0.2; done
late 'synchronous standby, commit remote_apply' 'options=-csynchronous_commit=remote_apply' 5502 never
late 'synchronous standby, commit on' 'options=-csynchronous_commit=on' 5502 never
sql 5501 'ALTER SYSTEM RESET synchronous_standby_names'
sql 5501 -At 'SELECT pg_reload_conf()' >/dev/null

part 'The three numbers: log in all and by statement, calls that name the key, room by hashed slots'
sql 5501 'CREATE EXTENSION pg_stat_statements'
sql 5501 -At 'SELECT pg_stat_statements_reset()' >/dev/null
before=$(sql 5501 -At 'SELECT pg_current_wal_insert_lsn()')
$PG/pgbench -n -p 5501 -c 4 -j 1 -T 10 >/dev/null 2>&1
sql 5501 -At 'VACUUM pgbench_accounts' >/dev/null # stands for autovacuum, whose log belongs to no statement
sql 5501 "SELECT pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '$before')) AS all_log,
  (SELECT pg_size_pretty(sum(wal_bytes)) FROM pg_stat_statements WHERE query !~ '^VACUUM') AS by_statements"
sql 5501 "SELECT left(query, 56) AS statement, calls, pg_size_pretty(wal_bytes) AS wal
  FROM pg_stat_statements WHERE wal_bytes > 0 AND query !~ '^VACUUM' ORDER BY wal_bytes DESC LIMIT 4"
# the query of the note, for the key aid; pgbench's own BEGIN and END are not counted
sql 5501 "SELECT round(100.0 * coalesce(sum(calls) FILTER (WHERE query ~* '\maid\"?\s*(=|in\M|,|\))'), 0)
    / sum(calls), 1) AS percent_with_key
  FROM pg_stat_statements WHERE query ~* '^\s*(select|insert|update|delete|with)\M'"
node "$LAB/slots.mjs"
