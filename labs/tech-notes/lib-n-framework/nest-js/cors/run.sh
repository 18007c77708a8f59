#!/bin/bash
# What Chromium refuses, what the server has done by then, and what the console says.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs chromium chromium
modules=$ROOT/node_modules
version_of() { node -p "JSON.parse(require('fs').readFileSync('$modules/$1/package.json')).version"; }
head_of "@nestjs/platform-express $(version_of @nestjs/platform-express)" "cors $(version_of cors)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"

ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
echo '{ "compilerOptions": { "experimentalDecorators": true, "module": "esnext" } }' >tsconfig.json
cp "$LAB"/{api,browser}.ts .
"$modules/.bin/tsx" browser.ts 2>&1
