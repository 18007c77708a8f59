#!/bin/bash
# One connection string in three clients: escaping, who checks the server, what reaches it, how long they wait.
. "$(dirname "$0")/../../../../shared/lab.sh"
. "$ROOT/labs/shared/postgres.sh"
needs pgbouncer pgbouncer
needs openssl openssl
needs javac openjdk-17-jdk-headless
JAR=/usr/share/java/postgresql.jar
[ -r $JAR ] || { echo 'This lab needs PgJDBC. Install it: apt-get install libpostgresql-jdbc-java' >&2; exit 1; }
install_packages
export HOME=$SCRATCH # no ~/.postgresql/root.crt, no ~/.pgpass
unset PGHOST PGUSER PGDATABASE
javac -d . "$LAB/Client.java"
head_of "$PG_VERSION" "libpq $(psql --version | awk '{print $3}')" \
  "pg $(node -p "require('$LAB/node_modules/pg/package.json').version") on Node $(node -p process.versions.node)" \
  "PgJDBC $(ls /usr/share/java | sed -n 's/^postgresql-\(4.*\..*\).jar$/\1/p') on Java $(java -version 2>&1 | awk -F'"' 'NR == 1 {print $2}')" \
  "pgbouncer $(pgbouncer --version | awk 'NR == 1 {print $2}')"

# Certificates: a CA, one for localhost by it, one for another name by it, and one that nobody signed.
cert() { # NAME HOST [CA]
  openssl req -newkey rsa:2048 -nodes -keyout "$1.key" -subj "/CN=$2" -out "$1.csr" 2>/dev/null
  printf 'subjectAltName=DNS:%s\n' "$2" >"$1.ext"
  if [ -n "${3:-}" ]; then
    openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile "$1.ext" -out "$1.crt" 2>/dev/null
  else
    openssl x509 -req -in "$1.csr" -signkey "$1.key" -days 2 -extfile "$1.ext" -out "$1.crt" 2>/dev/null
  fi
  chmod 600 "$1.key"
}
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 2 -subj '/CN=lab CA' 2>/dev/null
cert real localhost ca
cert other other.example ca
cert self localhost

# A server with TLS that wants scram; the role shop may log in.
$PG/initdb -D real -U lab --auth-local=trust --auth-host=scram-sha-256 --locale=C.UTF-8 >/dev/null
printf '%s\n' 'ssl = on' "ssl_cert_file = '$SCRATCH/real.crt'" "ssl_key_file = '$SCRATCH/real.key'" >>real/postgresql.conf
start real.log $PG/postgres -D real -p 5511 -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH"
until $PG/pg_isready -q -h "$SCRATCH" -p 5511; do sleep 0.2; done
admin() { psql -h "$SCRATCH" -p 5511 -U lab -d postgres -X -q -At -v ON_ERROR_STOP=1 "$@"; }
admin -c "CREATE ROLE shop LOGIN PASSWORD 'pw'" -c 'CREATE DATABASE shop OWNER shop'

encode() { node -p 'encodeURIComponent(process.argv[1])' -- "$1"; }
LIMIT=15
libpq() { # URL…
  local url began line
  for url in "$@"; do
    began=$(date +%s%3N)
    if line=$(timeout $LIMIT psql -X -q -w -At -F ' ' "$url" -c "$SHOW" 2>&1); then
      echo "$line"
    else
      [ $? = 124 ] && line="still waiting after $LIMIT s"
      printf 'failed: %s' "$(sed -n '1s/^psql: error: //;1s/^connection to server at [^,]*, port [0-9]* failed: //;1p' <<<"$line")"
      [ -z "${CLOCK:-}" ] || awk -v ms=$(($(date +%s%3N) - began)) 'BEGIN { printf ", %.0f s", ms / 1000 }'
      echo
    fi
  done
}
node_pg() { node --no-warnings "$LAB/client.mjs" $LIMIT "$@"; }
jdbc() { java -Duser.home="$SCRATCH" -cp "$JAR:." Client $LIMIT "$@" 2>/dev/null; }
three() { # TITLE LIBPQ_URL NODE_URL JDBC_URL
  printf '%s\n' "$1"
  printf '  %-14s %s\n' libpq "$(libpq "$2")" node-postgres "$(node_pg "$3")" PgJDBC "$(jdbc "$4")"
}
URL=postgresql://shop:pw@localhost:5511/shop
JDBC='jdbc:postgresql://localhost:5511/shop?user=shop&password=pw'

part 'Passwords, as they are and percent-encoded by encodeURIComponent'
export SHOW="SELECT 'in'"
PASSWORDS=(plain 'p@ss' 'a:b' 'a/b' '12/b' 'a?b' 'a#b' 'a&b=c' 'a+b' 'a b' '100%' '%41bc' '[a]' "a'b\\c" 'pässwört' '%2B+%25')
for kind in raw encoded; do
  for p in "${PASSWORDS[@]}"; do
    admin -v p="$p" <<<"ALTER ROLE shop PASSWORD :'p'"
    [ $kind = raw ] && e=$p || e=$(encode "$p")
    three "$kind: $p" "postgresql://shop:$e@localhost:5511/shop" "postgresql://shop:$e@localhost:5511/shop" \
      "jdbc:postgresql://localhost:5511/shop?user=shop&password=$e" >one.txt
    printf '%-8s %-10s' $kind "$p"
    sed -n '2,$p' one.txt | sed -e 's/^  //' | awk '{ n = $1; $1 = ""; printf " | %s:%s", n, substr($0, 1, 100) } END { print "" }'
  done
done
admin -c "ALTER ROLE shop PASSWORD 'pw'"

part 'Who tells an impostor the password: the impostor has a certificate that nobody signed'
start self.log node "$LAB/impostor.mjs" 5512 self.key self.crt self.txt
start other.log node "$LAB/impostor.mjs" 5513 other.key other.crt other.txt
sleep 1
SHOW="SELECT CASE WHEN ssl THEN 'in, encrypted' ELSE 'in, NOT ENCRYPTED' END FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
for server in 5512 5513 5511; do
  [ $server = 5512 ] || part "The same with $([ $server = 5513 ] && echo 'a certificate that the CA signed for another name' || echo 'the real server')"
  for q in sslmode=disable sslmode=prefer sslmode=require "sslmode=require&sslrootcert=$SCRATCH/ca.crt" \
    "sslmode=verify-ca&sslrootcert=$SCRATCH/ca.crt" "sslmode=verify-full&sslrootcert=$SCRATCH/ca.crt" sslmode=verify-full; do
    three "$q" "${URL/5511/$server}?$q" "${URL/5511/$server}?$q" "${JDBC/5511/$server}&$q"
  done
done
part 'node-postgres only: the modes it has to itself, and no mode at all, with the first impostor'
for q in 'uselibpqcompat=true&sslmode=require' 'sslmode=no-verify' ''; do
  printf '%-37s %s\n' "${q:-none}" "$(node_pg "${URL/5511/5512}?$q")"
done

part 'sslrootcert=system, with the real server (libpq knows this word since 16)'
three 'sslmode=verify-full&sslrootcert=system' "$URL?sslmode=verify-full&sslrootcert=system" \
  "$URL?sslmode=verify-full&sslrootcert=system" "$JDBC&sslmode=verify-full&sslrootcert=system"

part 'sslrootcert with many CAs, with the real server: those of Debian and that of the lab'
cat /etc/ssl/certs/ca-certificates.crt ca.crt >many.crt
q=sslmode=verify-full\&sslrootcert=$SCRATCH/many.crt
three "$q" "$URL?$q" "$URL?$q" "$JDBC&$q"

part 'What reaches the server: application_name and statement_timeout'
SHOW="SELECT '[' || current_setting('application_name') || ']', current_setting('statement_timeout')"
for q in 'application_name=shop-api&options=-c%20statement_timeout%3D5s' 'application_name=shop-api&options=-c+statement_timeout%3D5s' \
  'application_name=shop-api&statement_timeout=5000' 'application_name=shop-api'; do
  [ "$q" != application_name=shop-api ] || admin -c "ALTER ROLE shop SET statement_timeout = '5s'"
  [ "$q" != application_name=shop-api ] || q_title=" (the role has statement_timeout = 5s)"
  three "$q${q_title:-}" "$URL?$q" "$URL?$q" "$JDBC&$q"
done
three 'ApplicationName=shop-api, for PgJDBC only' "$URL" "$URL" "$JDBC&ApplicationName=shop-api"

part 'Through PgBouncer in transaction mode'
printf '%s\n' '[databases]' 'shop = host=127.0.0.1 port=5511 dbname=shop user=shop password=pw' '[pgbouncer]' \
  'listen_addr = 127.0.0.1' 'listen_port = 6511' 'unix_socket_dir =' 'auth_type = any' 'pool_mode = transaction' >pool.ini
printf 'ignore_startup_parameters = extra_float_digits\n' >>pool.ini
start pool.log pgbouncer pool.ini
sleep 1
for q in 'application_name=shop-api&options=-c%20statement_timeout%3D5s' 'application_name=shop-api'; do
  three "$q" "${URL/5511/6511}?$q" "${URL/5511/6511}?$q" "${JDBC/5511/6511}&$q"
done

part 'A port that accepts and never answers: who gives up, and when'
start silent.log node -e "require('node:net').createServer(() => {}).listen(5514, '127.0.0.1')"
sleep 1
export CLOCK=1
three 'connect_timeout=3 in the string' "${URL/5511/5514}?connect_timeout=3" "${URL/5511/5514}?connect_timeout=3" \
  "${JDBC/5511/5514}&connect_timeout=3"
printf 'each in its own spelling: connect_timeout=3, connectionTimeoutMillis: 3000, loginTimeout=3\n'
printf '  %-14s %s\n' libpq "$(libpq "${URL/5511/5514}?connect_timeout=3")" \
  node-postgres "$(WAIT_MS=3000 node_pg "${URL/5511/5514}")" PgJDBC "$(jdbc "${JDBC/5511/5514}&loginTimeout=3")"

part 'Two hosts, the first one down: target_session_attrs=read-write, in PgJDBC targetServerType=primary'
unset CLOCK
SHOW="SELECT 'in'"
three 'two hosts' "postgresql://shop:pw@localhost:5519,localhost:5511/shop?target_session_attrs=read-write" \
  "postgresql://shop:pw@localhost:5519,localhost:5511/shop?target_session_attrs=read-write" \
  'jdbc:postgresql://localhost:5519,localhost:5511/shop?user=shop&password=pw&targetServerType=primary'

part 'A service file and a password file'
printf '%s\n' '[shop]' 'host=localhost' 'port=5511' 'dbname=shop' 'user=shop' 'sslmode=verify-full' "sslrootcert=$SCRATCH/ca.crt" >.pg_service.conf
admin -v p='a:b\c' <<<"ALTER ROLE shop PASSWORD :'p'"
printf '%s\n' 'localhost:5511:shop:shop:a\:b\\c' >.pgpass
chmod 600 .pgpass
SHOW='SELECT current_user, ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()'
printf 'the password is a:b\\c, the line in .pgpass is %s\n' "$(cat .pgpass)"
printf 'service=shop: %s\n' "$(libpq 'service=shop')"
chmod 644 .pgpass
printf 'with .pgpass readable by others: %s\n' "$(psql -X -w -At 'service=shop' -c "$SHOW" 2>&1 | head -1)"
