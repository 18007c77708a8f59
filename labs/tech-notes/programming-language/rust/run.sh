#!/bin/bash
# The note's list and its threads in Go, C++ and Rust, and a library of Rust and of Go in a program of C.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs g++ g++
needs rustc rustc
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')" "g++ $(g++ -dumpfullversion)" \
  "rustc $(rustc --version | awk '{print $2}')" 'edition 2024'
export GOCACHE=${GOCACHE:-$SCRATCH/cache} GOTOOLCHAIN=local GO111MODULE=off
note=$ROOT/docs/tech-notes/programming-language/rust/index.md

# the fences of the note: those with a title under their name, Rust that is meant to compile by its line
awk '/^```(go|cpp) title="/ { split($0, field, "\""); file = field[2]; next }
     /^```rust/ { file = /expect-error/ ? "" : "line" NR ".rs"; next }
     /^```/ { file = "" }
     file { print > file }' "$note"

part 'list.go, and go vet'
"$GO" run list.go
"$GO" vet list.go && echo 'go vet: nothing'
echo 'the same list, made with room for two:'
"$GO" run "$LAB/room.go"

part 'list.cpp'
g++ -Wall -Wextra -O2 -o list list.cpp && echo 'g++ -Wall -Wextra: nothing'
./list
echo "exit code $?"
g++ -g -fsanitize=address -o list_checked list.cpp
./list_checked 2>&1 | grep -oE 'AddressSanitizer: [a-z-]+' | head -1 || true

part 'The programs of Rust that compile, run'
for file in $(ls line*.rs | sort -V); do
  rustc --edition 2024 -A warnings -o "${file%.rs}" "$file"
  "./${file%.rs}" >/dev/null && echo "$file: ran, every assertion held"
  rustfmt --edition 2024 --check "$file" >/dev/null || echo "$file: not as cargo fmt would set it"
done

part 'visits.go, ten times (40000000 is right)'
"$GO" build -o visits "$LAB/visits.go"
for _ in 1 2 3 4 5 6 7 8 9 10; do ./visits; done
part 'visits.go, built with -race'
"$GO" build -race -o visits_race "$LAB/visits.go"
./visits_race 2>&1 | grep -E 'WARNING|Found' || true

part 'A library in a program of C'
gcc -O2 -o host "$LAB/host.c" -ldl
cp "$LAB/add.rs" "$LAB/add.go" .
rustc --edition 2024 -O --crate-type cdylib -o add_rust.so add.rs
"$GO" build -buildmode=c-shared -o add_go.so add.go
for library in add_rust.so add_go.so; do
  echo "$library"
  ./host "./$library"
done
