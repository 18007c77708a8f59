#!/bin/bash
# The note's own test files under Vitest, MSW and Playwright, and which level notices which fault.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs chromium chromium
install_packages
(LAB=$LAB/four install_packages)
modules=$LAB/node_modules
bin=$modules/.bin
version_of() { "$bin/node" -p "require('$modules/$1/package.json').version"; }
head_of "vitest $(version_of vitest) and 4.1.12" "jsdom $(version_of jsdom) and 29.1.1" "msw $(version_of msw)" \
  "@testing-library/react $(version_of @testing-library/react)" "@playwright/test $(version_of @playwright/test)" \
  "@axe-core/playwright $(version_of @axe-core/playwright)" "react $(version_of react)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $("$bin/node" -v)"

# The note's files; the stand-ins of its build give way to the real packages.
"$bin/node" "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/testing/index.md" note
cp "$LAB"/app/* note/
rm note/stand-in.ts note/slow.ts note/early.tsx note/div.tsx note/vitest.ts
sed -i -e "s#'./vitest.ts'#'vitest'#" -e "s#'./stand-in.ts'#'./network.ts'#" note/*.ts note/*.tsx
sed -i "s#use: { baseURL#use: { launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, baseURL#" \
  note/playwright.config.ts
echo '{ "type": "module", "scripts": { "start": "node server.mjs" } }' >note/package.json
cat >note/tsconfig.json <<'JSON'
{ "compilerOptions": { "strict": true, "noEmit": true, "jsx": "react-jsx", "target": "es2023", "module": "esnext",
  "moduleResolution": "bundler", "lib": ["es2023", "dom"], "types": ["node"], "skipLibCheck": true,
  "allowImportingTsExtensions": true }, "include": ["*.ts", "*.tsx"] }
JSON
export PATH=$bin:$PATH
tests() { sed -E -e 's/ +[0-9]+ms$//' -e '/Duration|Start at|RUN|^Environment|[Ii]solate|create it once|learn more/d' -e '/^ *$/d'; }
cp -r note four
ln -s "$modules" note/node_modules
ln -s "$LAB/four/node_modules" four/node_modules

part 'The test files on Vitest 5.1.1'
(cd note && "$bin/node" "$bin/vitest" run --reporter verbose 2>&1 | tests)
part 'The same files on Vitest 4.1.12'
(cd four && "$bin/node" node_modules/.bin/vitest run --reporter verbose 2>&1 | tests)
part 'Which level notices which fault'
cd note && "$bin/node" "$LAB/faults.mjs" "$bin"
