#!/bin/bash
# Two sum on 100,000 numbers without an answer: time of three ways, heap of the Map.
. "$(dirname "$0")/../../../shared/lab.sh"
head_of "node $(node -v)"

# median WAY RUNS: each run is a process of its own, so nothing is warm
median() {
  local runs=()
  for _ in $(seq "$2"); do runs+=("$(node --expose-gc "$LAB/measure.mjs" "$1")"); done
  local sorted
  sorted=$(printf '%s\n' "${runs[@]}" | sort -n)
  printf '%-8s median %s, all %s\n' "$1" "$(sed -n "$((($2 + 1) / 2))p" <<<"$sorted")" "$(paste -sd' ' <<<"$sorted")"
}

part 'Milliseconds of processor time, a first run in a new process'
median map 7
median object 7
median brute 1

part 'Heap that the full Map holds, in MB, after a collection'
median memory 5
