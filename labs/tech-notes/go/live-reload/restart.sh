#!/bin/bash
# What a restart by hand runs into: the program that go run leaves behind, and the request that a kill cuts off.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-go
needs curl curl
needs pgrep procps
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=$SCRATCH/cache GOTOOLCHAIN=local CGO_ENABLED=0
mkdir shop && cd shop
printf 'module shop\n\ngo 1.19\n' >go.mod
cat >main.go <<'GO'
package main

import (
	"fmt"
	"log"
	"net/http"
	"time"
)

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "tea")
	})
	http.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(time.Second)
		fmt.Fprint(w, "the order under way: answered")
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
GO

page() {
  for _ in $(seq 300); do curl -s localhost:8080/ && echo && return || sleep 0.1; done
}

part 'go run, stopped with kill and started again after an edit'
"$GO" run . 2>log &
run=$!
page
child=$(pgrep -P "$run")
sed -i 's/"tea"/"coffee"/' main.go
kill "$run"
wait "$run" 2>/dev/null || true
"$GO" run . 2>&1 | sed 's/^[0-9/: ]*listen/listen/' || true
page
echo "still running, a child of the first go run: $(ps -o comm= -p "$child")"
kill "$child"

part 'The binary, killed while a request is open'
"$GO" build -o shop .
./shop 2>log &
server=$!
page
curl -sS localhost:8080/slow 2>&1 &
order=$!
sleep 0.3
kill -KILL "$server"
wait "$order" || true
wait "$server" 2>/dev/null || true
