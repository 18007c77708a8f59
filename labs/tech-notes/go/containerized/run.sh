#!/bin/bash
# The note's program in a folder that holds nothing else, which is what an empty image is.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs gcc gcc
needs openssl openssl
needs curl curl
[ "$(id -u)" = 0 ] || { echo 'This lab changes the root folder, so it needs root: sudo bash run.sh' >&2; exit 1; }
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=$SCRATCH/cache GOTOOLCHAIN=local GOFLAGS=-buildvcs=false

for dir in one another; do
  node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/go/containerized.md" "$SCRATCH/$dir" >/dev/null
  cp "$LAB/routes.go" $dir/
  printf 'module shop\n\ngo 1.27\n' >$dir/go.mod
done
build() { # FOLDER OUTPUT FLAGS…
  (cd "$1" && "$GO" vet ./... && "$GO" build "${@:3}" -o "$SCRATCH/$2" .)
}
mkdir -p box/etc
printf '127.0.0.1 localhost\n' >box/etc/hosts # as Docker writes one
boxed() { chroot --userspec=65532:65532 "$SCRATCH/box" "$@"; }

part 'With C and without, in a folder that holds the program alone'
CGO_ENABLED=1 build one box/shop
echo "with C:    $(boxed /shop probe 2>&1 || true)" | sed "s#‘/shop’#/shop#"
export CGO_ENABLED=0
build one box/shop
if boxed /shop probe; then echo 'unexpected'; else echo "without C: it starts, and its probe ends with $?"; fi

part 'The same code built in two folders'
build one a && build another b
cmp -s a b && echo 'without -trimpath: equal' || echo 'without -trimpath: different'
build one a -trimpath && build another b -trimpath
cmp -s a b && echo 'with -trimpath: equal' || echo 'with -trimpath: different'

part 'Size'
build one small -trimpath -ldflags '-s -w -X main.version=1.4.0'
echo "$(($(stat -c %s a) / 1000)) KB, with -s -w $(($(stat -c %s small) / 1000)) KB"
cp small box/shop

part 'In the empty folder'
chroot --userspec=65532:65532 "$SCRATCH/box" /shop 2>log &
server=$!
until boxed /shop probe; do sleep 0.1; done
cut -d' ' -f3- log
echo "the probe ends with $(boxed /shop probe && echo 0)"
openssl req -x509 -newkey rsa:2048 -nodes -keyout key -out cert -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
start tls.log openssl s_server -accept 9443 -key key -cert cert -www -quiet
sleep 1
ask() { curl -s "localhost:8080/$1"; echo; }
ask who
ask zone
ask tls

part 'With certificates and time zones beside it'
cp --parents -r /usr/share/zoneinfo/Asia box/
mkdir -p box/etc/ssl/certs && cp cert box/etc/ssl/certs/ca-certificates.crt
chmod -R a+rX box
kill -TERM $server && wait $server
chroot --userspec=65532:65532 "$SCRATCH/box" /shop 2>log &
server=$!
until boxed /shop probe; do sleep 0.1; done
ask zone
ask tls

part 'SIGTERM while an order of one second is under way'
curl -s localhost:8080/slow >slow &
slow=$!
sleep 0.3
kill -TERM $server
wait $slow && echo "the order: $(cat slow)"
wait $server && echo "the service ended with $?"
