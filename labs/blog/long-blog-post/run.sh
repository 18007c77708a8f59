#!/bin/bash
# Plants faults in copies of the note on idempotency and prints what the site's own checks say of each.
. "$(dirname "$0")/../../shared/lab.sh"
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "node $(node -v)" "typescript $(version_of typescript)" \
  "@electric-sql/pglite $(version_of @electric-sql/pglite)" "mermaid $(version_of mermaid)"

part 'What the checks report, one copy for each fault'
"$ROOT/node_modules/.bin/tsx" "$LAB/plant.mts"

part 'The note for comparison'
cd "$ROOT"
sha256sum docs/tech-notes/api/idempotency.md | cut -c1-16
