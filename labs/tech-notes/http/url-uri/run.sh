#!/bin/bash
# The same addresses, read by five parsers: which host is it? In a network namespace, so that curl reaches nobody.
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --map-root-user --net bash "$0" "$@"
. "$(dirname "$0")/../../../shared/lab.sh"
needs go golang-go
needs java openjdk-17-jdk-headless
needs curl curl
python=/usr/bin/python3
head_of "node $(node -v)" "$($python --version)" "$(go version | awk '{ print $3 }')" \
  "java $(java -version 2>&1 | awk -F'"' 'NR == 1 { print $2 }')" "curl $(curl -V | awk 'NR == 1 { print $2 }')"
texts=$LAB/texts.json

part 'Node, URL (the WHATWG standard)'
node "$LAB/ask.mjs" "$texts"
part 'Python, urllib.parse.urlsplit'
$python "$LAB/ask.py" "$texts"
part 'Go, net/url'
GO111MODULE=off GOCACHE=$SCRATCH/cache go run "$LAB/ask.go" "$texts"
part 'Java, java.net.URI'
node -p "JSON.parse(require('fs').readFileSync('$texts', 'utf8')).join('\n').replaceAll('\t', '\\\\t')" >lines
java "$LAB/Ask.java" lines
part 'curl: the host it looks for'
while IFS= read -r line; do
  said=$(curl -sS -m 2 "${line//\\t/$'\t'}" 2>&1 | sed -E 's/^curl: \([0-9]+\) //; s/ after .*//' | head -1 || true)
  printf '%-44s %s\n' "$line" "$said"
done <lines
