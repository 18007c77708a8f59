#!/bin/bash
# Two majors of graphql, cancelling, batches, and queries that try to get past the price guard.
. "$(dirname "$0")/../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
node24() { npx -y node@24.9.0 "$@"; }
head_of "graphql $(version_of graphql)" "graphql $(version_of graphql17)" "dataloader $(version_of dataloader)" \
  "node $(node -v)" "node $(node24 -v) for graphql 17"

part 'September 2026: graphql 16'
node "$LAB/editions.mjs" graphql
part 'September 2026: graphql 17'
node24 "$LAB/editions.mjs" graphql17
part 'A deadline: graphql 16'
node "$LAB/cancel.mjs" graphql
part 'A deadline: graphql 17'
node24 "$LAB/cancel.mjs" graphql17
part 'Batches'
node "$LAB/batch.mjs"
part 'Queries against the guard'
"$ROOT/node_modules/.bin/tsx" "$LAB/hostile.ts"
