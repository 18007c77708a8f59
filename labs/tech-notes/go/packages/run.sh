#!/bin/bash
# What Go's standard library does without a package, which version Go chooses, and what go.sum notices.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs zip zip
export GOTOOLCHAIN=local GOFLAGS=-mod=mod GONOSUMDB='*' GOPATH=$SCRATCH/gopath GOCACHE=$SCRATCH/cache
export GOPROXY=file://$SCRATCH/proxy
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"

part 'A router, structured logs and ids from the standard library'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/go/packages/index.md" "$SCRATCH/shop"
cp "$LAB/ask.go" shop/
printf 'module shop.example/shop\n\ngo 1.27\n' >shop/go.mod
(cd shop && "$GO" vet ./... && "$GO" run .)

# publish MODULE VERSION REQUIRES TEXT: puts a module into the folder that serves as a proxy
publish() {
  local at=$SCRATCH/proxy/$1/@v dir=$SCRATCH/src/$1@$2
  mkdir -p "$at" "$dir"
  printf 'module %s\n\ngo 1.27\n%s\n' "$1" "$3" >"$dir/go.mod"
  printf 'package %s\n\nconst Says = "%s"\n' "$(basename "$1")" "$4" >"$dir/says.go"
  cp "$dir/go.mod" "$at/$2.mod"
  printf '{"Version":"%s"}' "$2" >"$at/$2.info"
  (cd "$SCRATCH/src" && rm -f "$at/$2.zip" && zip -qr "$at/$2.zip" "$1@$2")
  (cd "$at" && printf '%s\n' *.info | sed 's/\.info$//') >"$at/list"
}
forget() { chmod -R u+w "$GOPATH" && rm -rf "$GOPATH"; }

part 'Three versions of money; tax asks for the second, the app for the first'
publish lab.example/money v1.0.0 '' 'money 1.0'
publish lab.example/money v1.1.0 '' 'money 1.1'
publish lab.example/money v1.2.0 '' 'money 1.2'
publish lab.example/tax v1.0.0 'require lab.example/money v1.1.0' 'tax 1.0'
mkdir app && cd app
cat >go.mod <<'MOD'
module lab.example/app

go 1.27

require (
	lab.example/money v1.0.0
	lab.example/tax v1.0.0
)
MOD
cat >main.go <<'MAIN'
package main

import (
	"fmt"

	"lab.example/money"
	"lab.example/tax"
)

func main() { fmt.Println(money.Says, tax.Says) }
MAIN
"$GO" mod tidy 2>/dev/null
"$GO" run .
"$GO" list -m -u lab.example/money

part 'Somebody publishes other code under the same version'
publish lab.example/tax v1.0.0 'require lab.example/money v1.1.0' 'stolen'
forget
if "$GO" run . >out 2>&1; then
  echo "it ran: $(cat out)"
else
  grep -E '^verifying|SECURITY' out
fi

part 'The same without go.sum'
rm go.sum
"$GO" run . 2>/dev/null
forget
