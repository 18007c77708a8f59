#!/bin/bash
# The files of the note, five ways of waiting, a button that moves or is covered, and what the rest of the note claims.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs chromium chromium
needs firefox-esr firefox-esr
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "puppeteer-core $(version_of puppeteer-core)" "playwright $(version_of playwright)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "$(firefox-esr --version 2>/dev/null)" "node $(node -v)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/web-scraping/puppeteer/intro.md" .
cp "$LAB"/*.mjs "$LAB"/*.ts .
ln -s "$ROOT/node_modules" node_modules
echo '{ "type": "module" }' >package.json
# Root may not use Chromium's sandbox. All pages of this lab are its own.
export PUPPETEER_DANGEROUS_NO_SANDBOX=true
tsx="$ROOT/node_modules/.bin/tsx"

part 'open.ts and main.ts of the note, against its fixture.ts'
start fixture.log "$tsx" fixture.ts
sleep 5
"$tsx" open.ts
"$tsx" main.ts

part 'Five ways of waiting, 16 pages each'
"$tsx" waits.mjs

part 'A button that moves, and a button under a layer'
"$tsx" compare.mjs

"$tsx" rest.mjs
