#!/bin/bash
# What Chromium makes of css.html, the page of the CSS cards.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
needs node nodejs
modules=$ROOT/node_modules
head_of "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "Node $(node -p process.versions.node)" \
  "puppeteer-core $(node -p "JSON.parse(require('fs').readFileSync('$modules/puppeteer-core/package.json')).version")"
ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/personal-growth-notes/interview/practice.mdx" .
cp "$LAB"/measure.mjs .
echo
node measure.mjs
