#!/bin/bash
# Where four pages are stuck, what holds back a first paint, and what a busy thread and a forced layout cost.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
needs node nodejs
modules=$ROOT/node_modules
head_of "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "Node $(node -p process.versions.node)" \
  "puppeteer-core $(node -p "JSON.parse(require('fs').readFileSync('$modules/puppeteer-core/package.json')).version")"
ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/http/browser.mdx" .
cp "$LAB"/*.mjs .
for run in first second; do
  printf '\n%s run\n' "$run"
  node measure.mjs
done
