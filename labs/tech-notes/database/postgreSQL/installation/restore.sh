#!/bin/bash
# What pg_restore --create brings along, and the message when no server listens.
. "$(dirname "$0")/../../../../shared/lab.sh"
if [ "$(id -u)" = 0 ]; then
  owner=$(id -u postgres)
  exec unshare --user --map-user="$owner" --map-group="$owner" bash "$LAB/restore.sh"
fi
BIN=/usr/lib/postgresql/15/bin
[ -x $BIN/initdb ] || { echo "This lab needs $BIN. Install it: apt-get install postgresql-15" >&2; exit 1; }
export HOME=$SCRATCH PGHOST=$SCRATCH PATH=$BIN:$PATH
unset PGUSER PGDATABASE PGPASSWORD
head_of "PostgreSQL $(postgres --version | awk '{print $3}')"
serve() { # NAME PORT
  initdb -D "$1" --auth=trust --locale=C.UTF-8 >/dev/null
  start "$1.log" postgres -D "$SCRATCH/$1" -p "$2" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH"
  until pg_isready -q -p "$2"; do sleep 0.2; done
}
sql() { psql -X -q -At -p "$@"; }
serve old 5617
serve new 5618
sql 5617 -d postgres -c 'CREATE ROLE shop LOGIN' -c 'CREATE ROLE shop_owner' -c 'CREATE DATABASE shop' \
  -c "ALTER DATABASE shop SET statement_timeout = '7s'" -c 'REVOKE CONNECT ON DATABASE shop FROM public' \
  -c 'GRANT CONNECT ON DATABASE shop TO shop'
sql 5617 -d shop -c 'CREATE TABLE stock AS SELECT generate_series(1, 1000) AS id' -c 'ALTER TABLE stock OWNER TO shop_owner'
pg_dump --port 5617 --format custom --file shop.dump shop

part 'pg_restore --create without the roles'
pg_restore --port 5618 --create --dbname postgres --exit-on-error shop.dump 2>&1 | grep error || true
sql 5618 -d postgres -c 'DROP DATABASE IF EXISTS shop'

part 'The same after pg_dumpall --roles-only'
pg_dumpall --port 5617 --roles-only | psql -X -q --port 5618 --dbname postgres 2>&1 | sed 's/^.*ERROR/ERROR/'
pg_restore --port 5618 --create --dbname postgres --exit-on-error shop.dump
sql 5618 -d shop -c "SELECT count(*) || ' rows' FROM stock" -c "SELECT 'owner ' || tableowner FROM pg_tables WHERE tablename = 'stock'" \
  -c "SELECT 'statement_timeout ' || current_setting('statement_timeout')" -c "SELECT datacl FROM pg_database WHERE datname = 'shop'"
sql 5618 -h 127.0.0.1 -c "SELECT 'connected as ' || current_user" 'postgres://shop@127.0.0.1:5618/shop'

part 'No server on the port: over TCP, then over the socket'
psql -X -h 127.0.0.1 -p 5999 -d shop -c 'SELECT 1' 2>&1 || true
psql -X -p 5999 -d shop -c 'SELECT 1' 2>&1 || true
