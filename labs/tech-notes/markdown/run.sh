#!/bin/bash
# What five renderers make of the note's Markdown, and what markdownlint finds in the traps.
. "$(dirname "$0")/../../shared/lab.sh"
needs cmark-gfm cmark-gfm
[ -d "$LAB/node_modules/markdownlint-cli2" ] || install_packages
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "$(version_of commonmark)" "$(cmark-gfm --version | head -1 | cut -d' ' -f1,2)" \
  "$(version_of @docusaurus/mdx-loader)" "$(version_of mdx-loader-3-10)" "$(version_of @mdx-js/mdx)" \
  "$(version_of markdownlint-cli2)" "node $(node -v)"

node "$LAB/render.mjs" 2>&1

part 'markdownlint-cli2 with the configuration of the note'
mkdir lint && cd lint
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/markdown/index.md" ..
cp ../.markdownlint-cli2.jsonc .
cp "$LAB/traps.txt" traps.md
export PATH="$LAB/node_modules/.bin:$PATH"
echo "node $(node -v)"
markdownlint-cli2 2>&1 || echo "exit $?"
