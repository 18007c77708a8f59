#!/bin/bash
# One page of two teams, composed in four ways: what Chromium loads, when the cart shows, and what breaks.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
modules=$ROOT/node_modules
version_of() { node -p "JSON.parse(require('fs').readFileSync('$modules/$1/package.json')).version"; }
head_of "webpack $(version_of webpack)" "react $(version_of react)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"

ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/frontend/architecture/index.md" .
cp "$LAB"/{builds,browser}.mjs .
node browser.mjs 2>&1
