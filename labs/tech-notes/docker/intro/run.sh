#!/bin/bash
# What `docker stop` does to PID 1, without Docker: SIGTERM, ten seconds, SIGKILL, in a PID namespace.
. "$(dirname "$0")/../../../shared/lab.sh"
needs unshare util-linux
needs tini tini
needs ip iproute2
head_of "node $(node -v)" "npm $(npm -v)" "dash $(dpkg-query -W -f '${Version}' dash)" \
  "tini $(tini --version | awk '{print $3}')" "unshare $(unshare --version | awk '{print $NF}')" 'no Docker'
cp "$LAB/server.mjs" .
node=$(command -v node)
npm_cli=$(dirname "$(readlink -f "$(command -v npm)")")/npm-cli.js
package() { echo "{ \"private\": true, \"scripts\": { \"start\": \"$1\" } }" >package.json; }

# stop LABEL COMMAND…: starts it as PID 1, begins a request of two seconds, stops it, says how it ended
stop() {
  local label=$1 first=
  shift
  unshare --map-root-user --pid --fork --mount-proc --net --kill-child \
    sh "$LAB/inside.sh" "$@" >program.log 2>&1 &
  local outer=$!
  started+=("$outer")
  for _ in $(seq 100); do
    first=$(pgrep -P "$outer" | head -1 || true)
    [ -n "$first" ] && nsenter -t "$first" -U --preserve-credentials -n curl -s -o /dev/null http://127.0.0.1:3000/ && break
    sleep 0.2
  done
  nsenter -t "$first" -U --preserve-credentials -n curl -s -m 20 http://127.0.0.1:3000/slow >answer.txt 2>/dev/null &
  local client=$!
  sleep 0.5
  local began status=0 how=
  began=$(date +%s%N)
  kill -TERM "$first"
  for _ in $(seq 100); do
    kill -0 "$first" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL "$first" 2>/dev/null && how='SIGKILL'
  wait "$outer" || status=$?
  local ms=$((($(date +%s%N) - began) / 1000000))
  wait "$client" || true
  printf '%-46s %5s s  %-13s  request %s\n' "$label" "$(printf '%d.%d' $((ms / 1000)) $((ms % 1000 / 100)))" \
 "${how:-exit code $status}" "$([ "$(cat answer.txt)" = hello ] && echo answered || echo lost)"
}

part 'SIGTERM to PID 1 during a request of 2 s; SIGKILL after 10 s'
stop 'node, with the handler' "$node" server.mjs handler
stop 'node, no handler' "$node" server.mjs
stop 'node, no handler, tini as PID 1 (--init)' tini -- "$node" server.mjs
stop 'dash -c "node …; true" (a shell that stays)' dash -c "$node server.mjs handler; true"
stop 'dash -c "node …" (shell form)' dash -c "$node server.mjs handler"
stop 'bash -c "node …" (shell form)' bash -c "$node server.mjs handler"
package "node server.mjs handler"
stop 'npm start' "$node" "$npm_cli" start
stop 'npm start, tini as PID 1 (--init)' tini -- "$node" "$npm_cli" start
package "exec node server.mjs handler"
stop 'npm start, script with exec' "$node" "$npm_cli" start

part 'A file that a later layer deletes: overlayfs in a user namespace'
mkdir -p lower upper work merged
echo s3cr3t >lower/token
unshare --map-root-user --mount sh -c 'mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work,userxattr merged &&
  rm merged/token && ls merged | wc -l' || echo 'this kernel refuses overlayfs here'
printf 'in the lower layer still: %s\n' "$(cat lower/token)"
printf 'in the upper layer: %s\n' "$(stat -c '%n is a %F' upper/token 2>/dev/null || echo nothing)"

part 'The commands of the Dockerfile in plain folders'
unset npm_config_nodedir
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/docker/intro.md" note
cp -r note/. build-context
(cd build-context && npm install --package-lock-only >/dev/null 2>&1)
for stage in build deps; do
  mkdir "$stage"
  cp build-context/package.json build-context/package-lock.json "$stage"
done
(cd build && npm ci >/dev/null 2>&1 && cp -r ../build-context/src . && npm run build >/dev/null)
(cd deps && npm ci --omit=dev >/dev/null 2>&1)
mkdir image
cp -r deps/node_modules build/dist deps/package.json image
for stage in build deps; do
  printf 'node_modules of %-6s %6s KiB\n' "$stage" "$(du -sk "$stage/node_modules" | cut -f1)"
done
(cd image && exec "$node" dist/server.js) &
server=$!
started+=("$server")
answer=
for _ in $(seq 50); do
  answer=$(curl -s http://127.0.0.1:3000/a) && break
  sleep 0.1
done
printf 'the image folder answers: %s\n' "$answer"
kill -TERM "$server"
status=0
wait "$server" || status=$?
printf 'after SIGTERM: exit code %s\n' "$status"

part 'SIGTERM while one open connection sends nothing; SIGKILL after 10 s'
printf 'close() alone          %s\n' "$("$node" "$LAB/silent.mjs" "$node" "$LAB/server.mjs" handler)"
printf 'handler of the note    %s\n' "$(cd image && "$node" "$LAB/silent.mjs" "$node" dist/server.js)"

part 'SIGTERM during a request of 1.5 s on a connection that could be kept'
printf 'handler of the note    %s\n' "$(cd image && "$node" "$LAB/late.mjs" "$node" dist/server.js)"
