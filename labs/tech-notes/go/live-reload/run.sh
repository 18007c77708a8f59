#!/bin/bash
# What a save costs without air: the time of a build after an edit, and who holds the port after a stop.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs curl curl
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=$SCRATCH/cache GOTOOLCHAIN=local CGO_ENABLED=0
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/go/live-reload.md" "$SCRATCH/shop"
cd shop
printf 'module shop\n\ngo 1.27\n' >go.mod

seconds() {
  local from
  from=$(date +%s%N)
  "$@"
  echo "$((($(date +%s%N) - from) / 1000000)) ms"
}

part 'Builds: the first, then after an edit each'
seconds "$GO" build -o tmp/main .
for n in 1 2 3 4 5; do
  echo "// edit $n" >>main.go
  seconds "$GO" build -o tmp/main .
done

part 'Interrupted while an order is under way'
tmp/main 2>log &
server=$!
for _ in $(seq 50); do curl -s -o /dev/null localhost:8080/ && break || sleep 0.1; done
curl -s localhost:8080/slow &
order=$!
sleep 0.3
kill -INT "$server"
sleep 0.1
curl -s -o /dev/null localhost:8080/ && echo 'a new request: answered' || echo 'a new request: refused'
wait "$order" && echo
wait "$server" && echo "exit code $?"
tmp/main 2>log &
server=$!
for _ in $(seq 50); do curl -s -o /dev/null localhost:8080/ && break || sleep 0.1; done
curl -s localhost:8080/ && echo ', the next process has the port'

part 'A second one while the first runs'
tmp/main 2>&1 | sed 's/^[0-9/: ]*//' || true
kill -INT "$server"
wait "$server" || true
