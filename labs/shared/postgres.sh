# Sourced after lab.sh: servers of Debian's PostgreSQL 15 in the scratch folder, reached by a socket there.
#
#   make_primary primary 5501 'shared_preload_libraries = pg_stat_statements'
#   make_replica replica 5502 primary 5501
#   sql 5501 'SELECT 1'

# PostgreSQL refuses to run as root; root becomes postgres in a user namespace of its own.
if [ "$(id -u)" = 0 ]; then
  owner=$(id -u postgres)
  exec unshare --user --map-user="$owner" --map-group="$owner" bash "$LAB/run.sh"
fi

PG=/usr/lib/postgresql/15/bin
[ -x $PG/initdb ] || {
  echo 'This lab needs PostgreSQL 15. Install it: apt-get install postgresql-15' >&2
  exit 1
}
export PGHOST=$SCRATCH PGUSER=lab PGDATABASE=postgres
PG_VERSION=$($PG/postgres --version | awk '{print "PostgreSQL " $3}')

sql() {
  local port=$1
  shift
  psql -p "$port" -X -q -v ON_ERROR_STOP=1 "${@:1:$#-1}" -c "${!#}"
}

# start_server NAME PORT: waits until it answers
start_server() {
  start "$1.log" $PG/postgres -D "$SCRATCH/$1" -p "$2" -c listen_addresses= \
    -c unix_socket_directories="$SCRATCH"
  until $PG/pg_isready -q -p "$2"; do sleep 0.2; done
}

# make_primary NAME PORT SETTING…: a new, empty server
make_primary() {
  local name=$1 port=$2
  shift 2
  $PG/initdb -D "$name" -U lab --auth=trust --locale=C.UTF-8 >/dev/null
  printf '%s\n' "$@" >>"$name/postgresql.conf"
  start_server "$name" "$port"
}

# make_replica NAME PORT OF_NAME OF_PORT: a hot standby that streams from a server
make_replica() {
  $PG/pg_basebackup -D "$1" -p "$4" -U lab -R -X stream -c fast
  sed -i "s/^primary_conninfo = '/&application_name=$1 /" "$1/postgresql.auto.conf"
  start_server "$1" "$2"
}
