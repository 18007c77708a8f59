#!/bin/bash
# What the note's search finds on twelve seeds of a market without an edge.
. "$(dirname "$0")/../../shared/lab.sh"
head_of "node $(node -v)" "$("$ROOT/node_modules/.bin/tsx" --version | head -1)"
part 'The best of 100 pairs of averages, on seeds 1 to 12'
"$ROOT/node_modules/.bin/tsx" "$LAB/seeds.ts"
