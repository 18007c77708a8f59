#!/bin/bash
# One handler on a Node server with PostgreSQL and in a Worker with D1.
. "$(dirname "$0")/../../shared/lab.sh"
[ -d "$LAB/node_modules/wrangler" ] || install_packages
. "$LAB/../../shared/postgres.sh"
needs curl curl
export HOME=$SCRATCH WRANGLER_SEND_METRICS=false CI=1
head_of "node $(node -v)" 'wrangler 4.86.0' 'pg 8.23.1' '@hono/node-server 2.1.9' "$PG_VERSION"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/hosting/index.md" .
cp "$LAB/memory-main.ts" "$LAB/package.json" .
ln -s "$LAB/node_modules" node_modules
tsx() { node --import tsx "$@"; }
mkdir -p dist/concerts
echo '<h1>Choir</h1>' >dist/index.html
echo '<h1>About</h1>' >dist/about.html
echo '<h1>Concerts</h1>' >dist/concerts/index.html
echo '<h1>Lost</h1>' >dist/404.html
make_primary primary 5501
psql -p 5501 -X -q -f schema.sql
export DATABASE_URL="postgres://lab@localhost:5501/postgres?host=$SCRATCH"

until_up() { until curl -s -o /dev/null "http://localhost:$1/api/seats"; do sleep 0.2; done; }
left() { curl -s "http://localhost:$1/api/seats"; }
reserve() { curl -s -X POST -o /dev/null -w '%{http_code}\n' "http://localhost:$1/api/seats"; }

# boot FILE: starts it on port 8791
boot() {
  PORT=8791 node --import tsx "$@" >node.log 2>&1 &
  pid=$!
  started+=("$pid")
  until_up 8791
}
# sleep_now: SIGTERM, and how the process ended
sleep_now() {
  local status=0
  kill -TERM "$pid"
  wait "$pid" || status=$?
  echo "SIGTERM: exit status $status"
}

for file in memory-main.ts main.ts; do
  part "$file: two seats, SIGTERM, start again"
  boot "$file"
  reserve 8791
  reserve 8791
  echo "before: $(left 8791)"
  sleep_now
  boot "$file"
  echo "after:  $(left 8791)"
  sleep_now
done

sed '/pool.on/d' main.ts >no-listener.ts
for file in main.ts no-listener.ts; do
  part "$file: the database ends the idle connection"
  boot "$file"
  sql 5501 "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name <> 'psql' AND backend_type = 'client backend'" >/dev/null
  sleep 1
  if kill -0 "$pid" 2>/dev/null; then
    echo "runs on: $(left 8791)"
    sleep_now
  else
    echo 'the process has ended:'
    grep -m1 '^error:' node.log
  fi
done

sed '/setTimeout/d' main.ts >no-timer.ts
cat >slow.sql <<'END'
BEGIN;
LOCK TABLE concert;
SELECT pg_sleep(5);
COMMIT;
END
for file in no-timer.ts main.ts; do
  part "$file: SIGTERM with one connection open, SIGKILL after 10 s"
  for state in idle silent; do
    printf '%-7s %s\n' $state "$(node "$LAB/open.mjs" $state "$file")"
  done
  psql -p 5501 -X -q -f slow.sql >slow.log 2>&1 &
  slow=$!
  printf '%-7s %s\n' busy "$(node "$LAB/open.mjs" busy "$file")"
  wait "$slow"
done

wrangler() { node node_modules/wrangler/bin/wrangler.js "$@"; }
wrangler d1 execute choir --local --file schema.sql >/dev/null 2>&1

# worker: starts wrangler dev on port 8792
worker() {
  setsid node node_modules/wrangler/bin/wrangler.js dev --port 8792 --inspector-port 0 --test-scheduled \
    >worker.log 2>&1 &
  worker_pid=$!
  until_up 8792
}
end_worker() {
  kill -TERM -- "-$worker_pid" 2>/dev/null || true
  wait "$worker_pid" 2>/dev/null || true
  while curl -s -o /dev/null http://localhost:8792/; do sleep 0.2; done
}
trap 'end_worker; end_started' EXIT
# show LABEL PATH CURL-OPTION…: status, where a redirect leads, first line of the body
show() {
  local label=$1 path=$2
  shift 2
  printf '%-10s %-22s ' "$label" "$path"
  curl -s -o body.txt -w '%{http_code} %{redirect_url}' "$@" "http://localhost:8792$path"
  echo " $(head -1 body.txt)"
}

part 'wrangler.jsonc of the note: routes'
worker
for path in / /about /about/ /about.html /concerts /concerts/ /concerts/index.html /nothing; do
  show navigate "$path" -H 'Sec-Fetch-Mode: navigate'
done
show fetch /api/seats
show navigate /api/seats -H 'Sec-Fetch-Mode: navigate'
show fetch /api/none
show fetch /nothing

part 'two seats, the schedule, stop, start again'
reserve 8792
reserve 8792
printf 'wrangler dev, /cdn-cgi/handler/scheduled: '
curl -s 'http://localhost:8792/cdn-cgi/handler/scheduled?cron=0+7+*+*+*'
echo
end_worker
cp wrangler.jsonc whole.jsonc
sed 's#"/api/\*"#"/api/*", "/__scheduled"#' whole.jsonc >wrangler.jsonc
worker
printf 'the same, with /__scheduled in run_worker_first: '
curl -s 'http://localhost:8792/__scheduled?cron=0+7+*+*+*'
echo
sleep 1
grep 'seats left' worker.log
echo "after:  $(left 8792)"
end_worker

for date in 2026-04-01 2025-03-31; do
  part "without run_worker_first, compatibility_date $date"
  sed -e '/run_worker_first/d' -e 's/"404-page",/"404-page"/' -e "s/2026-04-01/$date/" whole.jsonc >wrangler.jsonc
  worker
  show fetch /api/seats
  show navigate /api/seats -H 'Sec-Fetch-Mode: navigate'
  end_worker
done
cp whole.jsonc wrangler.jsonc

part 'the export of D1'
wrangler d1 export choir --local --output dump.sql >/dev/null 2>&1
cat dump.sql
echo
part 'loaded into PostgreSQL'
sql 5501 'DROP TABLE concert'
psql -p 5501 -X -q -f dump.sql 2>&1 || true
sql 5501 'DROP TABLE IF EXISTS concert'
grep -v '^PRAGMA' dump.sql | psql -p 5501 -X -q -v ON_ERROR_STOP=1 && echo 'without its PRAGMA line: loaded'
sql 5501 -At 'SELECT seats FROM concert'
