#!/bin/bash
# A race, what two workers gain, what starting and copying cost, and what it costs to write side by side.
. "$(dirname "$0")/../../shared/lab.sh"
needs node nodejs
head_of "Node $(node -p process.versions.node)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/parallel-computing/index.md" .
cp "$LAB"/*.mjs .
part 'two workers count to a million each, in the same cell'
node race.mjs
node measure.mjs
