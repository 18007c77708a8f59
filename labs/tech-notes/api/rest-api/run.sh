#!/bin/bash
# What nginx does with a method when a server hangs up, what it does to an ETag, and who wins a versioned UPDATE.
. "$(dirname "$0")/../../../shared/lab.sh"
needs nginx nginx-light
needs curl curl
. "$ROOT/labs/shared/postgres.sh"
modules=$ROOT/node_modules
head_of "nginx $(nginx -v 2>&1 | sed 's#.*/##')" "$PG_VERSION" "node $(node -v)"

ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/api/rest-api/index.md" .
cp "$LAB/servers.ts" .
mkdir temp
cat >nginx.conf <<'CONF'
pid nginx.pid; error_log stderr crit; daemon off; worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path temp/b; proxy_temp_path temp/p; fastcgi_temp_path temp/f;
  uwsgi_temp_path temp/u; scgi_temp_path temp/s;
  upstream pair {
    server 127.0.0.1:4501 max_fails=0;
    server 127.0.0.1:4502 backup;
  }
  server { listen 127.0.0.1:4500; location / { proxy_pass http://pair; } }
  server {
    listen 127.0.0.1:4504;
    gzip on; gzip_types application/json;
    location / { proxy_pass http://127.0.0.1:4503; }
  }
}
CONF
start servers.log "$modules/.bin/tsx" servers.ts
start nginx.log nginx -p "$PWD" -c "$PWD/nginx.conf"
until grep -q ready servers.log; do sleep 0.2; done
until curl -s -o /dev/null http://127.0.0.1:4504/orders/o_7; do sleep 0.2; done

part 'The same search, while the first of two servers hangs up'
for method in GET QUERY POST PATCH; do
  before=$(wc -l <servers.log)
  body=(--data '{"note":"ring"}')
  [ "$method" = GET ] && body=()
  status=$(curl -s -o /dev/null -w '%{http_code}' -X "$method" "${body[@]}" 'http://127.0.0.1:4500/orders?note=ring')
  sleep 0.2
  tail -n "+$((before + 1))" servers.log
  echo "  the client sent $method and got $status"
done

# tag PORT HEADER…: the ETag of the order
tag() {
  local port=$1
  shift
  curl -s -D - -o /dev/null "$@" "http://127.0.0.1:$port/orders/o_7" | tr -d '\r' | sed -n 's/^ETag: //Ip'
}
# change PORT TAG: the status of a PATCH with this If-Match
change() {
  curl -s -o /dev/null -w '%{http_code}' -X PATCH -H "If-Match: $2" \
    -H 'Content-Type: application/merge-patch+json' --data '{"note":"ring"}' "http://127.0.0.1:$1/orders/o_7"
}
part 'One order, read directly, through nginx, and through nginx that compresses'
for way in '4503 direct' '4504 nginx' '4504 nginx+gzip'; do
  read -r port name <<<"$way"
  options=()
  [ "$name" = nginx+gzip ] && options=(-H 'Accept-Encoding: gzip')
  etag=$(tag "$port" "${options[@]}")
  printf '%-11s ETag: %-6s PATCH with this tag: %s\n' "$name" "$etag" "$(change "$port" "$etag")"
done

make_primary primary 5508
sql 5508 'CREATE TABLE orders (id text PRIMARY KEY, note text, version int NOT NULL)'
update="UPDATE orders SET note = 'mine', version = version + 1 WHERE id = 'o_7' AND version = 1"

# race LEVEL: 20 sessions that read version 1, held at a lock until all are there, then let go together
race() {
  sql 5508 "DELETE FROM orders; INSERT INTO orders VALUES ('o_7', '', 1)"
  printf '%s\n' "BEGIN ISOLATION LEVEL $1;" 'SELECT version FROM orders \g race.read' \
    'SELECT pg_advisory_lock_shared(1) \g race.lock' "$update;" 'COMMIT;' >race.sql
  coproc gate { psql -p 5508 -X -q -At; }
  local gate_pid=$gate_PID sessions=() waiting=0
  echo 'SELECT pg_advisory_lock(1);' >&"${gate[1]}"
  read -r -u "${gate[0]}" _
  for n in $(seq 20); do
    psql -p 5508 -X -At -f race.sql >"race.$n" 2>&1 &
    sessions+=($!)
  done
  until [ "$waiting" = 20 ]; do
    waiting=$(sql 5508 -At "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
  done
  echo '\q' >&"${gate[1]}"
  wait "$gate_pid" "${sessions[@]}" || true
  grep -hoE 'UPDATE [0-9]|ERROR:.*' race.[0-9]* | sort | uniq -c
}
for level in 'READ COMMITTED' 'REPEATABLE READ'; do
  part "20 sessions have read version 1 and change it at once, $level"
  race "$level"
done
