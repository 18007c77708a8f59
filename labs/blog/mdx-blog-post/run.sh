#!/bin/bash
# Bytes of the post's component and of a live code block, and what of the component stands in the HTML.
. "$(dirname "$0")/../../shared/lab.sh"
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "node $(node -v)" "esbuild $(version_of esbuild)" "react $(version_of react)" \
  "@docusaurus/plugin-content-blog $(version_of @docusaurus/plugin-content-blog)"

echo
node "$LAB/sizes.mjs"
