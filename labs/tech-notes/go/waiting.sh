# waiting NAME COMMAND…: starts a program that lets 10,000 tasks wait, and says what its process holds meanwhile
waiting() {
  local name=$1
  shift
  : >waiting.log
  "$@" >waiting.log 2>&1 &
  local pid=$! _
  for _ in $(seq 120); do
    grep -q waiting waiting.log && break
    sleep 0.5
  done
  awk -v name="$name" '/^VmRSS/ { held = $2 / 1024 } /^Threads/ { threads = $2 }
    END { printf "%-22s %4.0f MB %6d threads\n", name, held, threads }' "/proc/$pid/status"
  kill "$pid"
  wait "$pid" 2>/dev/null || true
}
