#!/bin/bash
# The same project in webpack, Rspack and Vite: what is in each file, and which names an edit changes.
. "$(dirname "$0")/../../shared/lab.sh"
[ -d "$LAB/node_modules/vite" ] || install_packages
ln -s "$LAB/node_modules" node_modules
cp "$LAB/compare.mjs" .
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "webpack $(version_of webpack)" "@rspack/core $(version_of @rspack/core)" "vite $(version_of vite)" \
  "node $(node -v)"
node compare.mjs
