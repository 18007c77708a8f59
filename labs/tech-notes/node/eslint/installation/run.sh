#!/bin/bash
# The set-up of the note, on ESLint 10 and Node 24: what it finds, what the hook misses, how old faults are kept.
. "$(dirname "$0")/../../../../shared/lab.sh"
[ -d "$LAB/node_modules/eslint" ] || install_packages
ln -s "$LAB/node_modules" node_modules
export PATH="$LAB/node_modules/.bin:$PATH" HOME="$SCRATCH/home" npm_config_update_notifier=false
mkdir "$HOME"
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "node $(node -v)" "$(git --version)" "$(version_of eslint)" "$(version_of @eslint/js)" \
  "$(version_of typescript-eslint)" "$(version_of typescript)" "$(version_of eslint-plugin-react-hooks)" \
  "$(version_of prettier)" "$(version_of eslint-config-prettier)" "$(version_of husky)" "$(version_of lint-staged)" \
  "$(version_of oxlint)" "$(version_of oxlint-tsgolint)" "$(version_of @biomejs/biome)" \
  "$(version_of @eslint/migrate-config)"
NOTE="$ROOT/docs/tech-notes/node/eslint/installation.md"

# project NAME: the files of the note in a folder of their own
project() {
  mkdir "$SCRATCH/$1" && cd "$SCRATCH/$1"
  node "$ROOT/labs/shared/fences.mjs" "$NOTE" .
  rm -rf drive.ts .github eslint-suppressions.json
  mkdir src && mv checkout.ts save.ts src
  ln -s "$LAB/node_modules" node_modules
  echo node_modules >.gitignore
}
# try COMMAND…: what it prints, and its exit code
try() {
  local status=0 said
  echo "\$ $*"
  said=$("$@" 2>&1) || status=$?
  grep -vE '^\s*$|nodedir|complete log|full report|eresolve-report' <<<"$said" || true
  echo "exit $status"
}

part 'The forgotten await: tsc, ESLint with types, ESLint without'
project shop
try tsc --noEmit
try eslint . --max-warnings 0
sed 's/recommendedTypeChecked/recommended/; /projectService/d' eslint.config.mjs >untyped.config.mjs
try eslint --config untyped.config.mjs src
rm untyped.config.mjs

part 'The first check in an empty project: the folded tsconfig.json'
project empty
rm package.json
npm init -y >/dev/null
npm pkg get type
try tsc --noEmit
npm pkg set type=module
try tsc --noEmit
try eslint .

part 'The first check in an empty project: tsc --init'
rm tsconfig.json
tsc --init >/dev/null
try tsc --noEmit
sed -i 's/"compilerOptions": {/&\n    "allowImportingTsExtensions": true,/' tsconfig.json
try tsc
rm src/*.js src/*.d.ts src/*.map
sed -i 's/"compilerOptions": {/&\n    "noEmit": true,/' tsconfig.json
try tsc --noEmit
try eslint .
echo '-- a CommonJS package'
npm pkg set type=commonjs
try tsc --noEmit
echo '-- ./save.js, and tsc writes the output'
npm pkg set type=module
sed -i 's/save\.ts/save.js/' src/checkout.ts
sed -i '/"noEmit"/d; /"allowImportingTsExtensions"/d; s#// \("rootDir"\|"outDir"\)#\1#' tsconfig.json
try eslint .
try tsc

cd "$SCRATCH/shop"
part 'The same file: Oxlint and Biome'
try oxlint src
try oxlint --type-aware src
try biome lint src
try biome lint --only=nursery/noFloatingPromises src

part 'React: a hook after a return'
cat >src/row.tsx <<'EOF'
import { useState } from 'react';

export function Row({ open }: { open: boolean }) {
  if (!open) return null;
  const [name] = useState('');
  return name;
}
EOF
try eslint src/row.tsx
rm src/row.tsx

part 'Rules that quarrel with Prettier'
try eslint-config-prettier src/checkout.ts

part 'A comment that disables nothing'
printf '// eslint-disable-next-line no-var\nexport const a = 1;\n' >src/unused.ts
try eslint src/unused.ts
rm src/unused.ts

part 'A file outside tsconfig.json, and an ignored one'
cp src/save.ts vitest.config.ts
try eslint vitest.config.ts
rm vitest.config.ts
mkdir dist && cp src/save.ts dist/save.ts
try eslint --max-warnings 0 dist/save.ts
try eslint --max-warnings 0 --no-warn-ignored dist/save.ts
rm -r dist

part 'The hook: a bad file, and the way round'
cp src/checkout.ts ../bad.ts
sed -i 's/  save(order);/  save(order).catch(() => undefined);/' src/checkout.ts
git init -q -b main
git config user.email lab@example.com && git config user.name Lab
mkdir -p .husky && echo 'npx lint-staged' >.husky/pre-commit
try npm run --silent prepare
git config core.hooksPath
prettier --write . >/dev/null
git add . && try git commit -qm base
sed 's/  save/      save/' ../bad.ts >src/checkout.ts
git add . && try git commit -qm 'the bad file'
try git commit -qm 'the bad file' --no-verify
git reset -q --hard HEAD~1
sed 's/order: string): string/order:string):string/' src/checkout.ts >tmp && mv tmp src/checkout.ts
sed -n 3p src/checkout.ts
git add . && try git commit -qm 'badly formatted'
sed -n 3p src/checkout.ts

part 'The hook: files that only Prettier reads, or nobody'
mkdir -p .github/workflows public
printf '<!doctype html>\n<html><body>  <p>x</p></body></html>\n' >index.html
printf 'on:   [push]\njobs:   {}\n' >.github/workflows/check.yml
printf 'export const A=()=><p >x</p>\n' >src/a.jsx
printf 'module.exports={a:1}\n' >b.cjs
printf '\x89PNG\r\n\x1a\n' >public/a.png
printf 'A=1\n' >.env.example
try prettier --check .
git add . && try git commit -qm 'other files'
try prettier --check .

part 'The hook: one file changes, the fault is in another'
cat >src/reserve.ts <<'EOF'
export function reserve(order: string): void {
  if (order === '') throw new Error('no name');
}
EOF
cat >src/hold.ts <<'EOF'
import { reserve } from './reserve.ts';

export function hold(order: string): string {
  reserve(order);
  return 'held';
}
EOF
git add . && try git commit -qm hold
cat >src/reserve.ts <<'EOF'
export async function reserve(order: string): Promise<void> {
  await Promise.resolve();
  if (order === '') throw new Error('no name');
}
EOF
git add . && try git commit -m 'reserve is asynchronous'
try eslint .

part 'The same with --cache: first the old file, then the new one'
cp src/reserve.ts ../reserve.ts
git checkout -q HEAD~1 -- src/reserve.ts
try eslint . --cache
cp ../reserve.ts src/reserve.ts
try eslint . --cache
try eslint .

part 'An old repository: known faults'
project old
rm src/checkout.ts
cat >src/old.ts <<'EOF'
import { save } from './save.ts';

export function first(order: string): void {
  save(order);
}

export function second(order: string): void {
  save(order);
}
EOF
try eslint .
try eslint . --fix --suppress-all
cat eslint-suppressions.json
echo
try eslint .
echo '-- a third one in the same file'
printf '\nexport function third(order: string): void {\n  save(order);\n}\n' >>src/old.ts
try eslint .
echo '-- one removed, another added'
sed -i '0,/  save(order);/s//  void save(order);/' src/old.ts
try eslint .
echo '-- all mended'
sed -i 's/^  save(order);/  void save(order);/' src/old.ts
try eslint .
try eslint . --prune-suppressions
cat eslint-suppressions.json
echo

part 'ESLint 10 and an .eslintrc.json'
mkdir "$SCRATCH/legacy" && cd "$SCRATCH/legacy"
ln -s "$LAB/node_modules" node_modules
echo '{ "extends": "eslint:recommended", "rules": { "no-var": "error" } }' >.eslintrc.json
echo '{ "private": true, "type": "module" }' >package.json
echo 'var a = 1; console.log(a);' >a.js
try eslint a.js
ESLINT_USE_FLAT_CONFIG=false try eslint a.js
try eslint-migrate-config .eslintrc.json
cat eslint.config.*
rm -rf "$SCRATCH/legacy"

part 'A configuration nearer to the file wins'
project mono
mkdir -p packages/api
echo "export default [{ rules: { 'no-var': 'error' } }];" >packages/api/eslint.config.mjs
echo 'var a = 1;' >packages/api/a.js
echo 'var a = 1;' >a.js
try eslint a.js packages/api/a.js

part 'TypeScript 7 beside typescript-eslint'
mkdir "$SCRATCH/seven" && cd "$SCRATCH/seven"
echo '{ "name": "seven", "private": true }' >package.json
try npm install --dry-run --no-audit --no-fund typescript@7.0.2 typescript-eslint@8.73.0 eslint@10.15.0

part 'Processor time in seconds (user and system), 400 generated files, two rounds'
project many
rm src/*.ts
node - <<'EOF'
const { writeFileSync } = require('node:fs');
for (let i = 0; i < 400; i += 1) {
  const before = [i - 1, i - 2, i - 3].filter((n) => n >= 0);
  let code = before.map((n) => `import { step${n} } from './m${n}.ts';\n`).join('');
  code += `export interface Item${i} { id: number; name: string; tags: string[] }\n`;
  for (let f = 0; f < 8; f += 1)
    code += `export function pick${i}_${f}(items: Item${i}[]): string[] {
  return items.filter((item) => item.id > ${f}).map((item) => item.name + item.tags.join());
}\n`;
  code += `export async function step${i}(n: number): Promise<number> {
${before.map((n) => `  if (n > ${i - n}) await step${n}(n - 1);\n`).join('')}  await Promise.resolve();
  return n;
}\n`;
  writeFileSync(`src/m${i}.ts`, code);
}
EOF
sed 's/recommendedTypeChecked/recommended/; /projectService/d' eslint.config.mjs >untyped.config.mjs
export TIMEFORMAT='%U %S'
for round in 1 2; do
  for command in 'eslint --config untyped.config.mjs src' 'eslint src' \
    'eslint --config untyped.config.mjs src/m399.ts' 'eslint src/m399.ts'; do
    spent=$({ time $command >/dev/null; } 2>&1 | tail -1 | awk '{ printf "%.1f", $1 + $2 }')
    printf '%s  %-46s %s\n' "$round" "$command" "$spent"
  done
done
