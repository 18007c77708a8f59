#!/bin/bash
# Bytes of one schema with Zod, Zod Mini and Valibot, and what the three accept.
. "$(dirname "$0")/../../../../../shared/lab.sh"
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "zod $(version_of zod)" "valibot $(version_of valibot)" "esbuild $(version_of esbuild)" "node $(node -v)"

part 'Bundled and minified by esbuild for production, gzip level 9'
node "$LAB/sizes.mjs"

part 'What the three accept'
node "$LAB/same.mjs"

part 'What each says of a quantity that is text'
for name in zod mini valibot; do node "$LAB/says.mjs" "$name"; done
