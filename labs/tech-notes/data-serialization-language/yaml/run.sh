#!/bin/bash
# The same scalars, read by parsers that the build does not have.
. "$(dirname "$0")/../../../shared/lab.sh"
python=/usr/bin/python3
$python -c 'import yaml, ruamel.yaml' 2>/dev/null || {
  echo 'This lab needs apt-get install python3-yaml python3-ruamel.yaml' >&2
  exit 1
}
needs yamllint yamllint
needs go golang-go
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
go_yaml=$(dpkg-query -W -f '${Version}' golang-gopkg-yaml.v3-dev)
head_of "$($python "$LAB/read.py" versions)" "js-yaml $(version_of js-yaml4)" "js-yaml $(version_of js-yaml5)" \
  "yaml $(version_of yaml)" "Go $(go version | awk '{print $3}')" "yaml.v3 $go_yaml" \
  "$(yamllint --version)" "node $(node -v)"

cat >after.yaml <<'END'
"on": "push"
country: "no"
mode: "012"
scale: 1000
start: "12:30:45"
version: "1.10"
released: "2026-11-21"
retries: 3
END
sed -e 's/"//g; s/^scale: 1000/scale: 1e3/' after.yaml >before.yaml
{
  echo 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]'
  for n in 1 2 3 4 5 6 7 8; do
    row=$(printf "*a$((n - 1)), %.0s" 1 2 3 4 5 6 7 8 9 10)
    echo "a$n: &a$n [${row%, }]"
  done
} >bomb.yaml

part 'PyYAML and ruamel.yaml'
$python "$LAB/read.py"
part 'js-yaml and yaml'
node "$LAB/read.mjs"
part "Go's yaml.v3"
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$SCRATCH/cache go run "$LAB/read.go"
part 'yamllint at its defaults, on the file without quotes'
yamllint -f parsable before.yaml || true
part 'yamllint with quoted-strings required and truthy as an error'
yamllint -f parsable -d '{extends: default, rules: {quoted-strings: {required: true}, truthy: {level: error}, octal-values: enable, document-start: disable}}' before.yaml || true
part "What the note's check lets pass unquoted, by each parser"
node "$LAB/alike.mjs" make "$ROOT/docs/tech-notes/data-serialization-language/yaml.md"
$python "$LAB/alike.py"
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$SCRATCH/cache go run "$LAB/alike.go"
node "$LAB/alike.mjs" compare
