#!/bin/bash
# What node-postgres says to a server by an unknown CA, without and with the CA's own certificate in the chain.
. "$(dirname "$0")/../../../../shared/lab.sh"
PG=/usr/lib/postgresql/15/bin
needs $PG/initdb postgresql-15
needs openssl openssl
[ -d "$LAB/node_modules/pg" ] || install_packages
if [ "$(id -u)" = 0 ]; then # PostgreSQL refuses to run as root
  owner=$(id -u postgres)
  exec unshare --user --map-user="$owner" --map-group="$owner" bash "$LAB/chain.sh"
fi
unset PGHOST PGUSER PGDATABASE
export SHOW='SELECT 1'
head_of "$($PG/postgres --version | awk '{print "PostgreSQL " $3}')" \
  "pg $(node -p "require('$LAB/node_modules/pg/package.json').version") on Node $(node -p process.versions.node)"

openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 2 -subj '/CN=lab CA' 2>/dev/null
openssl req -newkey rsa:2048 -nodes -keyout real.key -subj /CN=localhost -out real.csr 2>/dev/null
echo subjectAltName=DNS:localhost >real.ext
openssl x509 -req -in real.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile real.ext -out alone.crt 2>/dev/null
cat alone.crt ca.crt >chain.crt
chmod 600 real.key
$PG/initdb -D real -U lab --auth=trust --locale=C.UTF-8 >/dev/null

port=5521
for file in alone chain; do
  start $file.log $PG/postgres -D real -p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories="$SCRATCH" \
    -c ssl=on -c ssl_cert_file="$SCRATCH/$file.crt" -c ssl_key_file="$SCRATCH/real.key"
  until $PG/pg_isready -q -h "$SCRATCH" -p $port; do sleep 0.2; done
  part "The server sends: $file.crt"
  url="postgresql://lab@localhost:$port/postgres?sslmode=verify-full"
  printf 'without the CA file  '
  node --no-warnings "$LAB/client.mjs" 10 "$url"
  printf 'with the CA file     '
  node --no-warnings "$LAB/client.mjs" 10 "$url&sslrootcert=$SCRATCH/ca.crt"
  kill "${started[-1]}"
  wait "${started[-1]}" 2>/dev/null || true
  port=$((port + 1))
done
