#!/bin/bash
# The note's entry file in a fresh Vite app: what Chromium shows and loads, by URL and by the browser's language.
. "$(dirname "$0")/../../../../../shared/lab.sh"
needs chromium chromium
install_packages
npm create -y vite@9.3.0 app -- --template react-ts --no-interactive </dev/null >/dev/null 2>&1
cd app
npm install --no-audit --no-fund --silent i18next@27.1.2 react-i18next@18.0.1 >/dev/null 2>&1
version_of() { node -p "require('./node_modules/$1/package.json').version"; }
head_of 'create-vite 9.3.0' "vite $(version_of vite)" "react $(version_of react)" "typescript $(version_of typescript)" \
  "i18next $(version_of i18next)" "react-i18next $(version_of react-i18next)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"

rm src/*.tsx src/*.css
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/package/i18n.md" note
cp -r note/locales note/{booking.tsx,declare.ts,i18n.ts,language.ts,main.tsx,switcher.tsx} src
sed -i "s/hut.json', { with: .*)/hut.json')/" src/i18n.ts
npx tsc -b && echo 'tsc -b: no errors'
npx vite build >/dev/null

cp "$LAB/visit.mjs" .
ln -s "$LAB/node_modules/@playwright" node_modules/@playwright
start dev.log node_modules/.bin/vite --port 5198 --strictPort
start preview.log node_modules/.bin/vite preview --port 5197 --strictPort
for port in 5198 5197; do
  until curl -s -o /dev/null localhost:$port/; do sleep 0.2; done
done
part 'The dev server'
node visit.mjs http://localhost:5198
part 'The build'
node visit.mjs http://localhost:5197
part 'A sentence with a link, in Trans'
cp "$LAB/trans.mjs" .
node trans.mjs

part 'The check for missing messages: in src, next to package.json, and with a Polish message missing'
mkdir tools && (cd tools && npm init -y && npm install node@22.18.0) >/dev/null 2>&1
cp note/missing.ts src
{
  grep -v broken note/check.ts
  echo "if (missing('pl', pl, en).length > 0) process.exitCode = 1;"
} >src/check.ts
npx tsc -b || true
sed "s#from './#from './src/#" src/check.ts >check.ts
rm src/check.ts
npm pkg set scripts.build='node check.ts && tsc -b && vite build'
# build: runs the build script with Node 22.18
build() {
  local status=0
  PATH=$PWD/tools/node_modules/node/bin:$PATH npm run build >build.log 2>&1 || status=$?
  grep -E '^(en|pl) ' build.log
  echo "npm run build, node $(tools/node_modules/node/bin/node -v): exit code $status"
}
build
sed -i '/beds_few/d' src/locales/pl/hut.json
build
