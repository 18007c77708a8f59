#!/bin/bash
# What axios adds to a page, its default timeout, a 404, an absolute URL, and the note's interceptor.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$1/package.json').version"; }
head_of "axios $(version_of "$LAB/node_modules/axios")" \
  "esbuild $(version_of "$ROOT/node_modules/esbuild")" "node $(node -v)"

part 'Minified by esbuild for production, gzip level 9'
node "$LAB/size.mjs"

part 'Two servers on loopback, ours and theirs. The client has ours as its base and sends a token'
node "$LAB/behaviour.mjs"

part "The note's interceptor: shared-refresh.ts"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/package/axios.md" .
ln -s "$LAB/node_modules" node_modules
cp "$LAB/interceptor.mjs" .
"$ROOT/node_modules/.bin/tsc" --noEmit --strict --target es2023 --lib es2023,dom --module esnext \
  --moduleResolution bundler --verbatimModuleSyntax shared-refresh.ts
echo "tsc $(version_of "$ROOT/node_modules/typescript"), strict: no errors"
"$ROOT/node_modules/.bin/tsx" interceptor.mjs
