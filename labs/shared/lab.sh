# Sourced first by each run.sh. Runs it in a scratch folder that is deleted afterwards, keeps paths of the
# machine out of what it prints, and ends what it started.
#
#   . "$(dirname "$0")/../../../shared/lab.sh"
#   head_of "BIND $(named -v)" "dig 9.18"
#
# LAB is the folder of the lab, ROOT that of the project, SCRATCH an empty folder, where the script begins.
set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC NO_COLOR=1

LAB=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

if [ -z "${SCRATCH:-}" ]; then
  SCRATCH=$(mktemp -d)
  chmod 755 "$SCRATCH"
  export SCRATCH
  set +e
  bash "$0" "$@" | sed -u -e "s#$SCRATCH#scratch#g" -e "s#$ROOT/##g" -e "s#$ROOT#.#g"
  status=${PIPESTATUS[0]}
  rm -rf "$SCRATCH"
  exit "$status"
fi
cd "$SCRATCH"

started=()
end_started() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || true; done
}
trap end_started EXIT

# start LOG COMMAND…: runs a server until the lab ends
start() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 &
  started+=($!)
}

# head_of VERSION…: the first lines of every output
head_of() {
  local memory system
  memory=$(awk '/MemTotal/ { printf "%.0f", $2 / 1048576 }' /proc/meminfo)
  system=$(. /etc/os-release && echo "$NAME ${VERSION_ID:-}")
  printf 'date      %s\n' "$(date -u +%F)"
  printf 'machine   %s cores, %s GB memory, shared with other work; %s, Linux %s\n' \
    "$(nproc)" "$memory" "$system" "$(uname -r | cut -d. -f1,2)"
  local IFS=,
  printf 'versions  %s\n' "$(printf '%s' "$*" | sed 's/,/, /g')"
}

# part TITLE: begins a part of the output
part() { printf '\n== %s\n' "$*"; }

# needs COMMAND PACKAGE: says what to install when a command is missing
needs() {
  command -v "$1" >/dev/null || {
    echo "This lab needs $1. Install it: apt-get install $2" >&2
    exit 1
  }
}

# install_packages: what the lab's package.json names, into the lab's own node_modules
install_packages() {
  (cd "$LAB" && npm install --no-package-lock --no-audit --no-fund --silent >&2)
}
