#!/bin/bash
# A PostgreSQL 18 as its installer leaves it: what it is, who gets in, what fails, and the way from 17.
. "$(dirname "$0")/../../../../shared/lab.sh"
if [ "$(id -u)" = 0 ]; then
  owner=$(id -u postgres)
  exec unshare --user --map-user="$owner" --map-group="$owner" bash "$LAB/run.sh"
fi
NEW=/usr/lib/postgresql/18/bin
OLD=/usr/lib/postgresql/17/bin
for bin in $NEW $OLD; do
  [ -x $bin/initdb ] || { echo "This lab needs $bin. Install it: apt-get install postgresql-18 postgresql-17" >&2; exit 1; }
done
export HOME=$SCRATCH PGHOST=$SCRATCH # no ~/.pgpass
unset PGUSER PGDATABASE PGPASSWORD
head_of "PostgreSQL $($NEW/postgres --version | awk '{print $3}') and $($OLD/postgres --version | awk '{print $3}')"
say() { printf '\n== %s\n' "$1"; }

# The last line of what a command prints, which must fail.
fails() {
  local text
  if text=$("$@" 2>&1); then echo "did not fail: $*"; exit 1; fi
  printf '%s\n' "$text" | grep -v -e 'Is the server' -e HINT -e LINE -e '^ *\^' | tail -n "${LINES_KEPT:-1}"
}
serve() { # NAME BIN PORT
  start "$1.log" "$2/postgres" -D "$SCRATCH/$1" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH"
  until "$2/pg_isready" -q -p "$3"; do sleep 0.2; done
}
sql() { $NEW/psql -X -q -At -v ON_ERROR_STOP=1 -p "$@"; }

say 'What an installation is (initdb without options about checksums)'
$OLD/initdb -D old --auth-local=peer --auth-host=scram-sha-256 --locale=C.UTF-8 >/dev/null
$NEW/initdb -D new --auth-local=peer --auth-host=scram-sha-256 --locale=C.UTF-8 >/dev/null
serve old $OLD 5517
serve new $NEW 5518
for port in 5517 5518; do
  for name in server_version server_encoding TimeZone data_checksums password_encryption; do
    echo "$port $name: $(sql $port -d postgres -c "SHOW $name")"
  done
done

say 'Least privilege: an owner, and a role for the application'
sql 5518 -d postgres -c 'CREATE ROLE shop_owner NOLOGIN' -c 'CREATE DATABASE shop OWNER shop_owner'
sql 5518 -d shop <<'SQL'
CREATE ROLE shop LOGIN PASSWORD 'only-for-the-lab';
CREATE ROLE shop_migrate LOGIN PASSWORD 'only-for-the-lab' IN ROLE shop_owner;
ALTER ROLE shop_migrate SET role = 'shop_owner';
ALTER SCHEMA public OWNER TO shop_owner;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shop;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner
  GRANT USAGE ON SEQUENCES TO shop;
SQL
PGPASSWORD=only-for-the-lab sql 5518 -h 127.0.0.1 -U shop_migrate -d shop \
  -c 'CREATE TABLE article (id serial PRIMARY KEY, name text NOT NULL)' \
  -c "SELECT 'article belongs to ' || tableowner FROM pg_tables WHERE tablename = 'article'"
umask 077
printf '127.0.0.1:5518:shop:shop:only-for-the-lab\n' >.pgpass
app() { sql 5518 -h 127.0.0.1 -U shop -d shop -c "$1"; }
app "INSERT INTO article (name) VALUES ('boots') RETURNING 'inserts: ' || name"
app "SELECT 'reads: ' || name FROM article"
app "UPDATE article SET name = 'red boots' RETURNING 'writes: ' || name"
fails app 'DROP TABLE article'
fails app 'CREATE TABLE mine (id int)'
chmod 644 .pgpass
LINES_KEPT=2 fails $NEW/psql -X -w -h 127.0.0.1 -p 5518 -U shop -d shop -c 'SELECT 1'
chmod 600 .pgpass

say 'What fails'
fails $NEW/psql -X -p 5518 -U shop -d shop -c 'SELECT 1'
fails $NEW/psql -X -p 5518 -d nothing -c 'SELECT 1'
fails $NEW/psql -X -p 5519 -d shop -c 'SELECT 1'
mkdir two && $NEW/initdb -D two --locale=C.UTF-8 --auth=trust >/dev/null
LINES_KEPT=4 fails $NEW/postgres -D "$SCRATCH/two" -p 5518 -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH/two"
serve two $NEW 5521
fails $NEW/psql -X -p 5521 -U anna -d postgres -c 'SELECT 1'

say 'From 17 to 18: what 17 holds'
$OLD/psql -X -q -p 5517 -d postgres -c 'CREATE TABLE stock AS SELECT n AS id, 10 AS amount FROM generate_series(1, 100000) n' -c 'ANALYZE stock'
sql 5517 -d postgres -c "SELECT count(*) || ' rows, sum ' || sum(amount) FROM stock"

say 'Dump and restore, with the tools of 18: without the roles, then with them'
sql 5517 -d postgres -c 'CREATE ROLE stock_owner NOLOGIN' -c 'ALTER TABLE stock OWNER TO stock_owner'
sql 5518 -d postgres -c 'CREATE DATABASE copy'
$NEW/pg_dump -p 5517 -d postgres -Fc -f dump
LINES_KEPT=2 fails $NEW/pg_restore -p 5518 -d copy --exit-on-error dump
$NEW/pg_dumpall -p 5517 --roles-only | $NEW/psql -X -q -p 5518 -d postgres 2>&1 | sed 's/^.*ERROR/ERROR/'
sql 5518 -d postgres -c 'DROP DATABASE copy' -c 'CREATE DATABASE copy'
$NEW/pg_restore -p 5518 -d copy --exit-on-error dump
sql 5518 -d copy -c "SELECT count(*) || ' rows, sum ' || sum(amount) FROM stock"
sql 5518 -d copy -c "SELECT 'owner ' || tableowner FROM pg_tables WHERE tablename = 'stock'"

say 'The 18 server on the data of 17'
$OLD/pg_ctl -D old -m fast -w stop >/dev/null
LINES_KEPT=2 fails $NEW/postgres -D "$SCRATCH/old" -p 5519

say 'pg_upgrade --check into a new 18, as initdb makes it'
upgrade() { $NEW/pg_upgrade --old-bindir $OLD --new-bindir $NEW --old-datadir old --new-datadir "$1" --socketdir "$SCRATCH" "${@:2}"; }
$NEW/initdb -D fresh --auth=trust --locale=C.UTF-8 >/dev/null
LINES_KEPT=3 fails upgrade fresh --check

say 'The same after pg_checksums --enable on the old one'
$OLD/pg_checksums --enable -D old | tail -2
upgrade fresh --check | tail -1
upgrade fresh | grep -iE 'complete|vacuumdb|statistics'
serve fresh $NEW 5520
sql 5520 -d postgres -c "SELECT count(*) || ' rows, sum ' || sum(amount) FROM stock"
sql 5520 -d postgres -c "SELECT 'statistics kept: ' || (count(*) > 0) FROM pg_stats WHERE tablename = 'stock'"
