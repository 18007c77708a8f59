#!/bin/bash
# Debian's pg_upgradecluster with each of its two methods, from 15 to 18, and the way back. Then 17.12, whose tables
# 18.6 refuses unless 17's own pg_dumpall writes them.
. "$(dirname "$0")/../../../../shared/lab.sh"
[ "$(id -u)" = 0 ] || { echo 'This lab needs root, for folders of its own in place of those of PostgreSQL.' >&2; exit 1; }
needs pg_createcluster postgresql-common
for version in 15 17 18; do
  [ -x /usr/lib/postgresql/$version/bin/initdb ] || { echo "This lab needs postgresql-$version." >&2; exit 1; }
done
if [ -z "${APART:-}" ]; then
  APART=1 exec unshare --mount --net bash "$LAB/upgrade.sh"
fi
for folder in /etc/postgresql /var/lib/postgresql /var/log/postgresql /run/postgresql; do
  mkdir -p $folder
  mount -t tmpfs -o mode=755 none $folder
  chown postgres:postgres $folder
done
chmod 777 "$SCRATCH"
ip link set lo up
number() { "/usr/lib/postgresql/$1/bin/postgres" --version | awk '{print $3}'; }
head_of "PostgreSQL $(number 15)" "PostgreSQL $(number 17)" "PostgreSQL $(number 18)" "postgresql-common $(dpkg-query -W -f '${Version}' postgresql-common)"
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups env HOME="$SCRATCH" "$@"; }
sql() { as_postgres psql -X -q -At -p "$@"; }
# A server with rows, roles and settings on port 5432, then the empty 18 that the package creates.
begin() { # VERSION
  pg_createcluster "$1" main -p 5432 >/dev/null
  pg_conftool "$1" main set work_mem 7MB
  echo 'host shop shop 127.0.0.1/32 scram-sha-256' >>"/etc/postgresql/$1/main/pg_hba.conf"
  pg_ctlcluster "$1" main start
  sql 5432 -d postgres -c "CREATE ROLE shop LOGIN PASSWORD 'only-for-the-lab'" -c 'CREATE ROLE shop_owner' \
    -c 'CREATE DATABASE shop OWNER shop_owner' -c "ALTER DATABASE shop SET statement_timeout = '7s'"
  sql 5432 -d shop -c 'CREATE TABLE stock AS SELECT generate_series(1, 100000) AS id' \
    -c 'ALTER TABLE stock OWNER TO shop_owner' -c 'ANALYZE stock'
  pg_createcluster 18 main --start >/dev/null
}
shown() { # PORT
  pg_lsclusters -h | awk '{ print $1 ": port " $3 ", " $4 }'
  for file in /etc/postgresql/*/main/start.conf; do
    echo "$(cut -d/ -f4 <<<"$file") starts: $(grep -v '^#' "$file" | xargs)"
  done
  sql "$1" -d shop -c "SELECT 'on $1: ' || split_part(version(), ' ', 2) || ', ' || count(*) || ' rows' FROM stock" \
    -c "SELECT 'owner ' || tableowner FROM pg_tables WHERE tablename = 'stock'" \
    -c "SELECT name || ' ' || setting FROM pg_settings WHERE name IN ('data_checksums', 'statement_timeout', 'work_mem') ORDER BY name" \
    -c "SELECT 'statistics: ' || (count(*) > 0) FROM pg_stats WHERE tablename = 'stock'"
}
upgrade() {
  pg_upgradecluster "$@" >out.txt 2>&1 || grep -E '^(Error|ERROR|pg_restore: error|pg_dumpall: error)' out.txt
}

part '15 on port 5432, and the empty 18 of the package'
begin 15
shown 5432

part 'pg_upgradecluster -v 18 15 main'
upgrade -v 18 15 main

part 'The same after pg_dropcluster --stop 18 main'
pg_dropcluster --stop 18 main
upgrade -v 18 15 main
shown 5432
echo "lines for shop in pg_hba.conf: $(grep -c '^host shop' /etc/postgresql/18/main/pg_hba.conf)"
PGPASSWORD=only-for-the-lab psql -X -At -h 127.0.0.1 -U shop -d shop -c "SELECT 'logged in as ' || current_user"

part 'The way back'
pg_dropcluster --stop 18 main
pg_conftool 15 main set port 5432
echo auto | tee /etc/postgresql/15/main/start.conf >/dev/null
pg_ctlcluster 15 main start
shown 5432

part 'pg_upgradecluster -m upgrade -v 18 15 main'
upgrade -m upgrade -v 18 15 main
shown 5432

part 'Checksums for the new server'
pg_ctlcluster 18 main stop
as_postgres /usr/lib/postgresql/18/bin/pg_checksums --enable -D /var/lib/postgresql/18/main 2>/dev/null | tail -1
pg_ctlcluster 18 main start
sql 5432 -d shop -c 'SHOW data_checksums'
pg_dropcluster --stop 18 main
pg_dropcluster 15 main

part "17.12 into 18.6, by both methods"
begin 17
pg_dropcluster --stop 18 main
upgrade -v 18 17 main
upgrade -m upgrade -v 18 17 main
shown 5432

part "The same with 17's own pg_dumpall"
pg_createcluster 18 main --start >/dev/null
as_postgres bash -c 'cd && /usr/lib/postgresql/17/bin/pg_dumpall -p 5432 >all.sql && grep "cluster dump complete" all.sql
  /usr/lib/postgresql/18/bin/psql -X -q -p 5433 -d postgres <all.sql 2>&1 >/dev/null | sed "s/^.*ERROR/ERROR/"
  /usr/lib/postgresql/18/bin/vacuumdb -p 5433 --all --analyze-only --quiet'
shown 5433
PGPASSWORD=only-for-the-lab psql -X -At -h 127.0.0.1 -p 5433 -U shop -d shop -c "SELECT 'logged in as ' || current_user"
pg_ctlcluster 18 main stop
pg_ctlcluster 17 main stop
