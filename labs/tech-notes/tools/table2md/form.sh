#!/bin/bash
# What the form of the note makes of a random table of 903 cells, and of a few small inputs.
. "$(dirname "$0")/../../../shared/lab.sh"
ln -s "$ROOT/node_modules" node_modules
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "@mdx-js/mdx $(version_of @mdx-js/mdx)" "remark-gfm $(version_of remark-gfm)" "node $(node -v)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/table2md.mdx" .
cp "$LAB/form.mjs" .
part 'A random table'
node_modules/.bin/tsx form.mjs
