#!/bin/bash
# Three causes of one message: what the client is told, and what the server writes into its log.
. "$(dirname "$0")/../../../../shared/lab.sh"
PG=/usr/lib/postgresql/18/bin
needs $PG/initdb postgresql-18
if [ "$(id -u)" = 0 ]; then # PostgreSQL refuses to run as root
  owner=$(id -u postgres)
  exec unshare --user --map-user="$owner" --map-group="$owner" bash "$LAB/password.sh"
fi
export PGHOST=127.0.0.1 PGPORT=5531 PGDATABASE=postgres
head_of "$($PG/postgres --version | awk '{print "PostgreSQL " $3}')"

echo right >password
$PG/initdb -D data -U postgres -A scram-sha-256 --pwfile=password --locale=C.UTF-8 >/dev/null
start log $PG/postgres -D data -p $PGPORT -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH"
until $PG/pg_isready -q; do sleep 0.2; done
PGPASSWORD=right psql -X -q -U postgres -c 'CREATE ROLE bare LOGIN'

try() { # TITLE ROLE PASSWORD
  local from
  from=$(wc -l <log)
  part "$1"
  PGPASSWORD=$3 psql -X -U "$2" -c 'SELECT 1' 2>&1 | sed 's/^/client  /'
  tail -n "+$((from + 1))" log | sed -n 's/^.*UTC \[[0-9]*\] /log     /p'
}
try 'A wrong password' postgres wrong || true
try 'A role that has no password' bare anything || true
try 'A role that does not exist' nobody anything || true
