#!/bin/bash
# A laptop, two routers and a server, each in a network namespace. What each link carries, and what the note's
# ladder says when one thing at a time is broken; then answers over lines of several delays and rates.
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --map-root-user --net --mount --pid --fork --mount-proc bash "$0" "$@"
. "$(dirname "$0")/../../../shared/lab.sh"
needs ip iproute2
needs curl curl
needs openssl openssl
needs node nodejs
PYTHON=/usr/bin/python3
head_of "iproute2 $(ip -V | sed 's/.*iproute2-//; s/,.*//')" "$(curl -V | awk 'NR == 1 { print $1, $2 }')" \
  "$(openssl version | awk '{ print $1, $2 }')" "$($PYTHON -V)" "node $(node -v)"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/http/internet/index.md" .
cp "$LAB/climb.mjs" .

# Names and namespaces of the lab's own: the machine's are covered.
mount -t tmpfs none /run
mkdir /run/netns
printf 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n' >resolv.conf
printf '203.0.113.9 shop.example wrong.example\n' >hosts
mount --bind resolv.conf /etc/resolv.conf
mount --bind hosts /etc/hosts

# laptop 192.0.2.20 - home 192.0.2.1 | 198.51.100.2 - ISP 198.51.100.1 | 203.0.113.1 - server 203.0.113.9
build() {
  for n in laptop home isp server; do
    ip netns add $n
    ip -n $n link set lo up
    ip netns exec $n sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv4.icmp_ratelimit=0
  done
  cable laptop 1 192.0.2.20/24 home 2 192.0.2.1/24
  cable home 3 198.51.100.2/30 isp 4 198.51.100.1/30
  cable isp 5 203.0.113.1/24 server 6 203.0.113.9/24
  ip netns exec home sysctl -qw net.ipv4.ip_forward=1
  ip netns exec isp sysctl -qw net.ipv4.ip_forward=1
  ip -n laptop route add default via 192.0.2.1
  ip -n home route add default via 198.51.100.1
  ip -n isp route add 192.0.2.0/24 via 198.51.100.2
  ip -n server route add default via 203.0.113.1
}
cable() { # NAMESPACE NUMBER ADDRESS, twice
  ip link add name "e$2" netns "$1" address "02:00:00:00:00:0$2" type veth \
    peer name "e$5" netns "$4" address "02:00:00:00:00:0$5"
  ip -n "$1" address add "$3" dev "e$2"
  ip -n "$4" address add "$6" dev "e$5"
  ip -n "$1" link set "e$2" up gso_max_segs 1
  ip -n "$4" link set "e$5" up gso_max_segs 1
}
climb() { # LABEL URL [CONTENT]
  printf '%-44s ' "$1"
  shift
  ip netns exec laptop env NODE_EXTRA_CA_CERTS=cert.pem node climb.mjs "$@"
}
trace() { ip netns exec laptop "$PYTHON" "$LAB/trace.py" 203.0.113.9; }
clean() { ip -n laptop neigh flush all; ip -n isp neigh flush all; ip -n home neigh flush all; }

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -keyout key.pem -out cert.pem \
  -subj /CN=shop.example -addext subjectAltName=DNS:shop.example 2>/dev/null
build
serve() {
  ip netns exec server "$PYTHON" "$LAB/server.py" &
  server=$!
  for _ in $(seq 50); do
    ip netns exec server bash -c '</dev/tcp/203.0.113.9/443' 2>/dev/null && return
    sleep 0.1
  done
}
serve

part 'The same packet on three links'
for at in 'home e2 laptop-to-home' 'isp e4 home-to-ISP' 'server e6 ISP-to-server'; do
  read -r where device label <<<"$at"
  ip netns exec "$where" "$PYTHON" "$LAB/frames.py" "$device" "$label" >"$device.txt" &
done
sleep 1
ip netns exec laptop curl -sS -o /dev/null http://shop.example/
sleep 1
cat e2.txt e4.txt e6.txt
echo
echo 'which way (ip route get 203.0.113.9):'
ip -n laptop route get 203.0.113.9 | sed -n '1s/^/  /p'
echo 'neighbours that the laptop has asked for:'
ip -n laptop neigh | sed 's/^/  /; s/ \(REACHABLE\|STALE\|DELAY\|PROBE\).*//'
echo 'trace from the laptop:'
trace

part 'One thing broken at a time'
URL=https://shop.example/
climb 'nothing' $URL
climb 'no resolver answers' https://shpo.example/

ip -n laptop link set e1 down
climb 'laptop: cable out' $URL
ip -n laptop link set e1 up
ip -n laptop route add default via 192.0.2.1

ip -n home link set e2 down
clean
climb 'home router: off' $URL
trace
ip -n home link set e2 up
clean

ip -n isp route add unreachable 203.0.113.9/32
climb 'ISP: no route to the server, and says so' $URL
trace
ip -n isp route del unreachable 203.0.113.9/32

ip -n isp route add blackhole 203.0.113.9/32
climb 'ISP: drops what goes there' $URL
trace
ip -n isp route del blackhole 203.0.113.9/32

ip -n server route add blackhole 192.0.2.0/24
climb 'server: no way back' $URL
trace
ip -n server route del blackhole 192.0.2.0/24

ip -n server link set e6 down
clean
climb 'server: off, its router answers' $URL
trace
ip -n server link set e6 up
ip -n server route add default via 203.0.113.1
clean

kill -STOP $server
climb 'program: hangs' $URL
kill -CONT $server
kill $server
wait $server 2>/dev/null || true
climb 'program: not running' $URL
serve

climb 'TLS: certificate for another name' https://wrong.example/
climb 'application: 502' ${URL}broken

part 'A link in the middle that carries less than both ends think, and nobody says so'
climb 'before: POST of 60 kB' $URL large
ip -n isp link set e4 mtu 1200
climb 'GET' $URL
climb 'POST of 60 kB' $URL large
ip -n laptop route change default via 192.0.2.1 advmss 1100 mtu 1200
climb 'POST, laptop set to packets of 1200 bytes' $URL large
kill $server
wait $server 2>/dev/null || true

part 'A new connection with TLS 1.3 (ms until the last byte, 3 runs, and what the model of the note says)'
cat >model.ts <<'CODE'
import { wait } from './wait.ts';
const [kb = 0, mbit = 0, roundTrip = 0] = process.argv.slice(2).map(Number);
console.log(Math.round(wait(kb * 1000, mbit, roundTrip)));
CODE
while read -r kb mbit rtt; do
  ip netns add line
  ip -n line link set lo up
  ip netns exec line "$PYTHON" "$LAB/wire.py" $((rtt / 2)) "$mbit" &
  wire=$!
  ip netns exec line "$PYTHON" "$LAB/server.py" &
  server=$!
  sleep 1
  printf '%3s kB, %3s Mbit/s, round trip %3s ms  ' "$kb" "$mbit" "$rtt"
  for _ in 1 2 3; do
    ip netns exec line ip tcp_metrics flush >/dev/null 2>&1 || true
    seconds=$(ip netns exec line curl -sk -o /dev/null -w '%{time_total}' "https://10.9.0.2/$kb")
    awk -v s="$seconds" 'BEGIN { printf "%5.0f", s * 1000 }'
  done
  printf '   model %s\n' "$("$ROOT/node_modules/.bin/tsx" model.ts "$kb" "$mbit" "$rtt" </dev/null)"
  kill $wire $server
  wait $wire $server 2>/dev/null || true
  ip netns del line
done <<'LINES'
60 10 100
60 100 100
60 10 10
60 100 10
100 100 100
LINES
