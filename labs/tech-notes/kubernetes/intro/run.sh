#!/bin/bash
# The manifests of the note against the schemas of Kubernetes and Gateway API, whole and with one mistake each.
. "$(dirname "$0")/../../../shared/lab.sh"
[ -d "$LAB/node_modules/kubernetes-models" ] || install_packages
export PATH="$LAB/node_modules/.bin:$PATH"
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "node $(node -v)" "$(version_of kubernetes-models)" "$(version_of @kubernetes-models/gateway-api)" \
  "$(version_of typescript)" "$(version_of yaml)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/kubernetes/intro.md" .
ln -s "$LAB/node_modules" node_modules
echo '{ "type": "module" }' >package.json
cp "$LAB/check.mjs" .
node check.mjs
