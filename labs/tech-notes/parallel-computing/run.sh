#!/bin/bash
# A race, what two workers gain, what starting and copying cost, and what it costs to write side by side.
. "$(dirname "$0")/../../shared/lab.sh"
needs node nodejs
needs taskset util-linux
head_of "Node $(node -p process.versions.node)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/parallel-computing/index.md" .
cp "$LAB"/*.mjs .
for run in first second; do
  printf '\n%s run\n' "$run"
  part 'two workers count to a million each, in the same cell'
  node tries.mjs
  part 'the same on one core'
  taskset -c 0 node tries.mjs
  printf '\n'
  node measure.mjs
done
