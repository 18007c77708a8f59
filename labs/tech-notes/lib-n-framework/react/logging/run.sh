#!/bin/bash
# What reaches the server from Chromium: the note's own files, on a page that fails in every way.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs chromium chromium
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "react $(version_of react)" "web-vitals $(version_of web-vitals)" "esbuild $(version_of esbuild)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/logging.md" .
cp "$LAB"/{app.tsx,visit.mjs} .
ln -s "$LAB/node_modules" node_modules
bundle() {
  node_modules/.bin/esbuild "$1" --bundle --jsx=automatic --define:import.meta.env.PROD=true --format=esm --log-level=warning --outfile=main.js
}
bundle main.tsx
part 'One visit: every button once, "handler" twice, then another page'
node visit.mjs render handler handler promise slow
part 'One visit: a ResizeObserver loop'
node visit.mjs resize
part 'The same without the line about it'
sed '/ResizeObserver loop/d' main.tsx >unfiltered.tsx
bundle unfiltered.tsx
node visit.mjs resize
