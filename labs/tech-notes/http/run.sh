#!/bin/bash
# HTTP/1.1, HTTP/2 and HTTP/3 over a line that takes 50 ms each way and can lose one packet.
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --map-root-user --net bash "$0" "$@"
. "$(dirname "$0")/../../shared/lab.sh"
needs ip iproute2
needs go golang-go
[ -d /usr/share/gocode/src/github.com/lucas-clemente/quic-go ] || {
  echo 'This lab needs quic-go. Install it: apt-get install golang-github-lucas-clemente-quic-go-dev' >&2
  exit 1
}
package() { dpkg-query -W -f '${Version}' "$1" | sed 's/-.*//'; }
head_of "$(go version | awk '{ print $3 }')" "quic-go $(package golang-github-lucas-clemente-quic-go-dev)"

ip link set lo up
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$SCRATCH/cache go build -o lost "$LAB"/*.go
./lost
