#!/bin/bash
# The note's program in a folder that holds nothing else, which is what an empty image is.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-1.27-go
needs gcc gcc
needs openssl openssl
needs curl curl
needs git git
needs file file
[ "$(id -u)" = 0 ] || { echo 'This lab changes the root folder, so it needs root: sudo bash run.sh' >&2; exit 1; }
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=$SCRATCH/cache GOTOOLCHAIN=local HOME=$SCRATCH

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
if boxed /shop probe; then
  echo 'unexpected: nobody serves yet'
else
  status=$? # 126 and 127 are those of chroot
  [ "$status" = 1 ] && echo 'without C: it starts' || echo "without C: it ends with $status"
fi
file -b box/shop | grep -o 'statically linked'

part 'The same code built in two folders'
build one a && build another b
cmp -s a b && echo 'without -trimpath: equal' || echo 'without -trimpath: different'
build one a -trimpath && build another b -trimpath
cmp -s a b && echo 'with -trimpath: equal' || echo 'with -trimpath: different'

part 'The same code beside .git, at two commits'
(
  cd one
  git init -q -b main
  git config user.email lab@example.com
  git config user.name lab
  git add . && git commit -qm first && git tag v1.4.0
)
build one a -trimpath
(cd one && git commit -q --allow-empty -m second)
build one b -trimpath
cmp -s a b && echo 'with .git: equal' || echo 'with .git: different'
"$GO" version -m a | awk '$1 == "mod" { print "Go stamped " $3 }'
rm -rf one/.git
build one b -trimpath
build another a -trimpath
cmp -s a b && echo 'without .git: equal' || echo 'without .git: different'

part 'Another processor'
GOARCH=arm64 build one arm -trimpath
file -b arm | grep -o 'ARM aarch64'

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
ask panic >panic || true
grep -m1 -o 'panic serving.*: on purpose' log | sed 's/127[^ ]*:/a client:/'
grep -m1 -o 'shop/routes.go:[0-9]*' log

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

part 'SIGTERM while an order of nine seconds is under way'
chroot --userspec=65532:65532 "$SCRATCH/box" /shop 2>log &
server=$!
until boxed /shop probe; do sleep 0.1; done
curl -s localhost:8080/long >long &
long=$!
sleep 0.3
began=$SECONDS
kill -TERM $server
if wait $server; then status=0; else status=$?; fi
echo "the service ended with $status after $((SECONDS - began)) s: $(cut -d' ' -f3- log | tail -1)"
wait $long && echo "the order: $(cat long)" || echo "the order: lost"

part 'Two signals during the same order'
chroot --userspec=65532:65532 "$SCRATCH/box" /shop 2>log &
server=$!
until boxed /shop probe; do sleep 0.1; done
curl -s localhost:8080/long >long &
sleep 0.3
began=$SECONDS
kill -TERM $server
sleep 0.5
kill -TERM $server
wait $server || echo "the service ended with $? after at most $((SECONDS - began + 1)) s"
