#!/bin/bash
# Every fence of the note as a test, the table of slices, the traps, and the same with an older go line.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=${GOCACHE:-$SCRATCH/cache} GOTOOLCHAIN=local
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/go/cheatsheet.md" "$SCRATCH/lab"
cp "$LAB"/*_test.go lab/
cd lab
printf 'module lab\n\ngo 1.27\n' >go.mod

part 'The fences, the traps and the table'
"$GO" vet ./...
"$GO" test -race -v . | grep -E '^(---|    ---|ok|FAIL)|shares:|nil map' | sed 's/ ([0-9.]*s)$//; s/\t[0-9.]*s$//' | sort

part 'Odd input for five seconds'
"$GO" test -run none -fuzz FuzzWithin -fuzztime 5s . | tail -2 | head -1

part 'The same with go 1.26 in go.mod'
sed -i 's/^go .*/go 1.26/' go.mod
"$GO" vet ./... 2>&1 | grep requires
