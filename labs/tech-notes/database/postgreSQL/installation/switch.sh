#!/bin/bash
# How a restored server takes over the port of the old one on Debian, by hand and with pg_upgradecluster. Both servers
# are of 15, since Debian 12 has no other; --rename lets pg_upgradecluster stay within a version.
. "$(dirname "$0")/../../../../shared/lab.sh"
[ "$(id -u)" = 0 ] || { echo 'This lab needs root, for folders of its own in place of those of PostgreSQL.' >&2; exit 1; }
needs pg_createcluster postgresql-15
if [ -z "${APART:-}" ]; then
  APART=1 exec unshare --mount --net bash "$LAB/switch.sh"
fi
for folder in /etc/postgresql /var/lib/postgresql /var/log/postgresql /run/postgresql; do
  mount -t tmpfs -o mode=755 none $folder
  chown postgres:postgres $folder
done
ip link set lo up
chmod 777 "$SCRATCH"
head_of "PostgreSQL $(/usr/lib/postgresql/15/bin/postgres --version | awk '{print $3}')" \
  "postgresql-common $(dpkg-query -W -f '${Version}' postgresql-common)"
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups env HOME="$SCRATCH" "$@"; }
sql() { as_postgres psql -X -q -At "$@"; }
shown() {
  pg_lsclusters -h | awk '{ print $2 ": port " $3 ", " $4 }'
  echo "on 5432: $(sql -p 5432 -d shop -c 'SELECT count(*) FROM stock') rows, work_mem $(sql -p 5432 -d shop -c 'SHOW work_mem')"
  echo "$1 has the line for shop_owner: $(grep -c shop_owner "/etc/postgresql/15/$1/pg_hba.conf" || true)"
  echo "main starts: $(grep -v '^#' /etc/postgresql/15/main/start.conf | xargs)"
}
pg_createcluster 15 main -p 5432 >/dev/null
pg_conftool 15 main set work_mem 7MB
echo 'host shop shop_owner 127.0.0.1/32 scram-sha-256' >>/etc/postgresql/15/main/pg_hba.conf
pg_ctlcluster 15 main start
sql -p 5432 -d postgres -c 'CREATE ROLE shop_owner' -c 'CREATE DATABASE shop OWNER shop_owner'
sql -p 5432 -d shop -c 'CREATE TABLE stock AS SELECT generate_series(1, 1000) AS id'

part 'By hand: the new server is on 5433, with the rows restored'
pg_createcluster 15 new -p 5433 >/dev/null
pg_ctlcluster 15 new start
as_postgres bash -c 'cd && pg_dumpall --port 5432 --roles-only | psql -q --port 5433 --dbname postgres 2>&1
  pg_dump --port 5432 --format custom --file shop.dump shop
  pg_restore --port 5433 --create --dbname postgres --exit-on-error shop.dump'
pg_ctlcluster 15 main stop
pg_conftool 15 main set port 5433
echo manual >/etc/postgresql/15/main/start.conf
cp -p /etc/postgresql/15/main/pg_hba.conf /etc/postgresql/15/new/
pg_conftool 15 new set port 5432
pg_ctlcluster 15 new restart
shown new

part 'pg_upgradecluster, once everything is as before'
pg_dropcluster --stop 15 new
pg_conftool 15 main set port 5432
echo auto >/etc/postgresql/15/main/start.conf
pg_ctlcluster 15 main start
pg_createcluster 15 new >/dev/null
pg_upgradecluster -v 15 --rename new 15 main 2>&1 || true
pg_dropcluster 15 new
pg_upgradecluster -v 15 --rename new 15 main >out.txt 2>&1 || cat out.txt
shown new
pg_ctlcluster 15 new stop
