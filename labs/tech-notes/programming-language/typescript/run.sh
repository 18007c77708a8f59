#!/bin/bash
# The gaps of the note under TypeScript 6 and 7, changed defaults, removed options, the exports of 7, Node 24.
. "$(dirname "$0")/../../../shared/lab.sh"
[ -d "$LAB/node_modules/typescript-7" ] || install_packages
ln -s "$LAB/node_modules" node_modules
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "typescript $(version_of ts5)" "$(version_of typescript)" "$(version_of typescript-7)" "node $(node -v)" \
  "node $(node_modules/.bin/node -v)"
# tsc PACKAGE ARGUMENT…
tsc() { node "node_modules/$1/bin/tsc" "${@:2}" 2>&1 || true; }
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/programming-language/typescript/index.md" note
echo '{ "type": "module" }' >package.json

part 'Gaps of the note, with its settings'
echo '{ "extends": "./note/tsconfig.json", "compilerOptions": { "skipLibCheck": true, "allowJs": true },
  "files": ["note/bed.ts", "note/desk.ts", "note/parcel.ts", "note/door.ts", "note/leaves.js"] }' >tsconfig.json
for version in typescript typescript-7; do
  echo "$(version_of $version):"
  tsc $version -p tsconfig.json
done

part 'The same project, no settings, under three versions'
mkdir fresh
echo '{ "compilerOptions": { "noEmit": true, "skipLibCheck": true }, "include": ["*.ts"] }' >fresh/tsconfig.json
echo '{ "type": "module" }' >fresh/package.json
printf '%s\n' 'export function double(text) {' '  return text + text;' '}' \
  'console.log(process.argv.length);' >fresh/main.ts
for version in ts5 typescript typescript-7; do
  echo "$(version_of $version):"
  tsc $version -p fresh
done

part 'Deprecated options, with "ignoreDeprecations": "6.0"'
mkdir options
echo 'export const one = 1;' >options/main.ts
echo '{ "compilerOptions": { "noEmit": true, "skipLibCheck": true, "baseUrl": ".", "target": "es5", "module": "commonjs",
  "moduleResolution": "node10", "ignoreDeprecations": "6.0" }, "files": ["main.ts"] }' >options/tsconfig.json
for version in typescript typescript-7; do
  echo "$(version_of $version):"
  tsc $version -p options
done

part 'What require("typescript") gives'
for version in typescript typescript-7; do
  printf '%s: ' "$(version_of $version)"
  node -e "const ts = require('$version'); console.log(typeof ts.createProgram, Object.keys(ts).length, 'names')"
done

part 'Node 24: types are blanked out, an enum is refused'
cp note/leaves.ts note/door.ts .
for file in leaves door; do
  echo "$file.ts:"
  node_modules/.bin/node "$file.ts" 2>&1 | grep -vE '^\s+at |^$|^Node.js' || true
done
