#!/bin/bash
# Fifty sessions that claim one key at the same moment, and what a second insert of a key waits for.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
head_of "$PG_VERSION" "psql $(psql --version | awk '{print $3}')"

make_primary primary 5503
sql 5503 "CREATE TABLE request_key (
    account text, key text, body_hash text NOT NULL,
    created timestamptz NOT NULL DEFAULT now(),
    lease timestamptz NOT NULL DEFAULT now() + interval '1 minute',
    status int, response text, PRIMARY KEY (account, key))"
sql 5503 "CREATE TABLE ledger (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account text NOT NULL, key text NOT NULL, cents int NOT NULL, UNIQUE (account, key))"
sql 5503 'CREATE TABLE outbox (entry_id bigint PRIMARY KEY REFERENCES ledger)'

# race COUNT FILE OPTION…: that many sessions, held at a lock until all are there, then let go together
race() {
  local count=$1 file=$2
  shift 2
  rm -f race.*
  printf '%s\n' 'SELECT pg_advisory_lock_shared(1) \g race.lock' "\\i $file" >race.sql
  coproc gate { psql -p 5503 -X -q -At; }
  local gate_pid=$gate_PID
  echo 'SELECT pg_advisory_lock(1);' >&"${gate[1]}"
  read -r -u "${gate[0]}" _
  local sessions=()
  for n in $(seq "$count"); do
    psql -p 5503 -X -q -At "$@" -f race.sql >"race.$n" 2>&1 &
    sessions+=($!)
  done
  local waiting=0
  until [ "$waiting" = "$count" ]; do
    waiting=$(sql 5503 -At "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
  done
  echo '\q' >&"${gate[1]}"
  wait "$gate_pid" "${sessions[@]}" || true
  echo "sessions held at the lock: $waiting, that won: $(cat race.[0-9]* | grep -cvE '^$|ERROR|LINE' || true)"
  cat race.[0-9]* | sed -n 's/^t$/  it may resume/p; s/^f$/  it may only look up/p'
}

part '50 sessions claim a new key, three times'
for key in k1 k2 k3; do race 50 "$LAB/claim.sql" -v key=$key; done

part '50 sessions claim a key whose lease is over, three times'
for key in k1 k2 k3; do
  sql 5503 "UPDATE request_key SET lease = now() - interval '1 second' WHERE key = '$key'"
  race 50 "$LAB/claim.sql" -v key=$key
done

part '50 sessions claim a key which is 24 hours old and whose lease has been over for three'
sql 5503 "UPDATE request_key SET lease = now() - interval '3 hours', created = now() - interval '24 hours' WHERE key = 'k1'"
race 50 "$LAB/claim.sql" -v key=k1

part '50 sessions credit the same key, the row is the claim'
race 50 "$LAB/credit.sql"
sql 5503 'SELECT (SELECT count(*) FROM ledger) AS entries, (SELECT count(*) FROM outbox) AS events'

part 'The same claim at REPEATABLE READ'
sql 5503 "UPDATE request_key SET lease = now() - interval '1 second', created = now() WHERE key = 'k2'"
PGOPTIONS='-c default_transaction_isolation=repeatable\ read' race 50 "$LAB/claim.sql" -v key=k2
cat race.[0-9]* | grep ERROR | sed 's/.*ERROR/ERROR/' | sort | uniq -c || true

part 'A second insert of a key waits for the first transaction, or for lock_timeout'
second="INSERT INTO ledger (account, key, cents) VALUES ('a1', 'k9', 1) ON CONFLICT DO NOTHING"
for options in '' '-c lock_timeout=500ms'; do
  sql 5503 "DELETE FROM ledger WHERE key = 'k9'"
  psql -p 5503 -X -q -c "BEGIN; $second; SELECT pg_sleep(3); COMMIT" >/dev/null &
  first=$!
  sleep 1
  began=$(date +%s%N)
  said=$(PGOPTIONS=$options psql -p 5503 -X -c "$second" 2>&1 | head -1 || true)
  printf '%-24s after %4d ms: %s\n' "${options:-no lock_timeout}" $((($(date +%s%N) - began) / 1000000)) "$said"
  wait "$first"
done
