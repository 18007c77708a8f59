#!/bin/bash
# The note's service in five languages, 10,000 tasks that wait, and the three annoyances.
. "$(dirname "$0")/../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs rustc rustc
needs javac openjdk-17-jdk-headless
needs python3 python3
. "$LAB/waiting.sh"
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')" "node $(node -p process.versions.node)" \
  "rustc $(rustc --version | awk '{print $2}')" "java $(java -version 2>&1 | awk -F'"' 'NR == 1 {print $2}')" \
  "python $(python3 -c 'import platform; print(platform.python_version())')"
export GOCACHE=${GOCACHE:-$SCRATCH/cache} GOTOOLCHAIN=local CGO_ENABLED=0
note=$ROOT/docs/tech-notes/go/index.md

# every fence of Go or JavaScript with a title is a file, each of Go in a folder of its own
awk '/^```(js|go) title="/ { split($0, field, "\""); file = field[2]
       if (file ~ /[.]go$/) { folder = file; sub(/[.]go$/, "", folder); system("mkdir -p " folder); file = folder "/" file }
       next }
     /^```/ { file = "" }
     file { print > file }' "$note"
echo '{"type":"module"}' >package.json
printf 'module lab\n\ngo 1.27\n' >go.mod

part 'Build'
"$GO" build -trimpath -o server_go ./server
rustc --edition 2024 -O -o server_rs "$LAB/server.rs"
rustc --edition 2024 -O -o wait_rs "$LAB/wait.rs"
javac -d . "$LAB/Server.java" "$LAB/Wait.java"
"$GO" build -o wait_go "$LAB/wait.go"
ldd server_go 2>&1 | sed 's/^[[:space:]]*/server_go: /' || true
echo "server_go: $(($(stat -c %s server_go) / 1048576)) MB"
CGO_ENABLED=1 "$GO" build -trimpath -o server_cgo ./server
ldd server_cgo | awk '/libc/ { print "server_cgo, built with CGO_ENABLED=1, as go build does where it finds a C compiler: " $1 }'
GOARCH=arm64 "$GO" build -o server_arm ./server && file -b server_arm 2>/dev/null | cut -d, -f1-2

part 'The service: median of 9 starts'
node "$LAB/ask.mjs" 9 'Go' ./server_go
GOMAXPROCS=1 node "$LAB/ask.mjs" 9 'Go, GOMAXPROCS=1' ./server_go
node "$LAB/ask.mjs" 9 'Rust, threads' ./server_rs
node "$LAB/ask.mjs" 9 'Node' node "$LAB/start.mjs"
node "$LAB/ask.mjs" 9 'Python, threads' python3 "$LAB/server.py"
node "$LAB/ask.mjs" 9 'Java, threads' java -cp . Server

part '10,000 tasks that wait'
waiting 'Go, goroutines' ./wait_go
waiting 'Rust, threads' ./wait_rs
waiting 'Node, async functions' node "$LAB/wait.mjs"
waiting 'Python, threads' python3 "$LAB/wait.py"
waiting 'Java 17, threads' java -cp . Wait

part 'A map that two requests share'
cp "$LAB/crowd.go" hits/
cp "$LAB/crowd.go" counted/
"$GO" vet ./hits && echo 'go vet: nothing'
"$GO" build -o crowd_hits ./hits
code=0
./crowd_hits 8 10000 >crowd.log 2>&1 || code=$?
echo "8 goroutines, 10000 calls each: $(grep -m1 -E 'fatal error|recovered|map\[' crowd.log), exit code $code"
"$GO" run ./counted 8 10000
CGO_ENABLED=1 "$GO" build -race -o crowd_race ./hits
./crowd_race 2 1 >race.log 2>&1 || true
echo "with -race, two calls: $(grep -c 'WARNING: DATA RACE' race.log) reports"
CGO_ENABLED=1 "$GO" run -race ./counted 2 1

part 'An error that nobody looked at'
"$GO" run ./order
"$GO" vet ./order && echo 'go vet: nothing'
cp "$LAB/parse_probe.go" parse/
"$GO" run ./parse
echo "encoding/json/v2, the same field twice: $("$GO" run "$LAB/v2.go")"

part 'A nil that is not nil: err != nil'
"$GO" run ./sold_out
"$GO" vet ./sold_out && echo 'go vet: nothing'
"$GO" vet ./server ./counted ./parse && echo 'go vet of the other files: nothing'
