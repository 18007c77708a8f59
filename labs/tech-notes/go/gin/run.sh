#!/bin/bash
# What Gin does in the note's tables, and the note's own service, on Debian's Gin and Go.
. "$(dirname "$0")/../../../shared/lab.sh"
needs go golang-go
gin_version=$(dpkg-query -W -f '${Version}' golang-github-gin-gonic-gin-dev) || {
  echo 'This lab needs apt-get install golang-github-gin-gonic-gin-dev' >&2
  exit 1
}
head_of "go $(go version | awk '{print substr($3, 3)}')" "gin $gin_version" \
  "validator $(dpkg-query -W -f '${Version}' golang-github-go-playground-validator-v10-dev)" 'not 1.12'
export GO111MODULE=off GOPATH=$SCRATCH:/usr/share/gocode GOCACHE=${GOCACHE:-$SCRATCH/cache} GIN_MODE=release
tests() { go test -count 1 -v "$@" 2>/dev/null | grep -vE '^(===|---|PASS|ok|\?)'; }

part 'What each request got'
tests "$LAB/gin_test.go"

# Every go fence with a title is a file of the service.
shop=$SCRATCH/src/example.com/shop
awk -v shop="$shop" '
  /^```go title="/ { split($0, field, "\""); file = shop "/" field[2]; dir = file; sub("/[^/]*$", "", dir)
                     system("mkdir -p " dir); next }
  /^```/ { file = "" }
  file { print > file }' "$ROOT/docs/tech-notes/go/gin.md"

part "The note's service: go vet, and its own test"
cd "$shop"
go vet ./... && echo 'go vet: nothing'
go test -count 1 ./internal/httpapi 2>&1 | sed 's/\t[0-9.]*s$//'
go list -f '{{.ImportPath}}{{range .Imports}} {{.}}{{end}}' ./... | grep 'gin-gonic/gin' | cut -d' ' -f1 | sed 's/$/ imports Gin/'

part 'What it answers, with input that the test leaves out'
cp "$LAB/probe_test.go" internal/httpapi/
tests -run TestProbe ./internal/httpapi

part 'SIGTERM while half of an order has arrived'
# stopped NAME: starts the program, sends half an order, the signal, and then the rest
stopped() {
  local port=$((20000 + RANDOM % 20000)) body='{"sku":"mug","quantity":1}' answer code=0
  mkdir -p "build/$1"
  cp "cmd/$1"/*.go "build/$1/"
  sed -i "s/:8080/127.0.0.1:$port/" "build/$1/main.go"
  go build -o "bin-$1" "./build/$1"
  "./bin-$1" 2>/dev/null &
  local pid=$!
  sleep 1
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'POST /v1/orders HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s' \
    ${#body} "${body:0:10}" >&3
  sleep 1
  kill -TERM "$pid"
  sleep 1
  { printf '%s' "${body:10}" >&3; } 2>/dev/null || true
  answer=$(timeout 5 head -n 1 <&3 2>/dev/null | tr -d '\r') || true
  exec 3>&-
  wait "$pid" || code=$?
  printf '%-28s %-24s exit code %s\n' "$2" "${answer:-an empty reply}" "$code"
}
stopped shop "http.Server and Shutdown"
mkdir -p cmd/run
cp "$LAB/run_probe.go" cmd/run/main.go
stopped run "r.Run"
