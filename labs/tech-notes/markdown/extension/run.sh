#!/bin/bash
# The note's diagrams and its traps, drawn by mermaid in Chromium.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium-headless-shell chromium-headless-shell
[ -d "$LAB/node_modules/mermaid" ] || install_packages
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "$(version_of mermaid)" "$(version_of playwright-core)" "node $(node -v)"
node "$LAB/render.mjs" "$ROOT/docs/tech-notes/markdown/extension.mdx" \
  "$LAB/node_modules/mermaid/dist/mermaid.min.js" "$(command -v chromium-headless-shell)"
