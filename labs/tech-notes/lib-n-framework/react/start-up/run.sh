#!/bin/bash
# What the templates of create-vite give you, and what each tool says to a fault.
. "$(dirname "$0")/../../../../shared/lab.sh"
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
unset npm_config_nodedir

mkdir tools && (cd tools && npm init -y && npm install node@26.10.0) >/dev/null 2>&1
export PATH=$SCRATCH/tools/node_modules/.bin:$PATH
head_of 'create-vite 9.3.0' "node $(node -v)" "npm $(npm -v 2>/dev/null)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/start-up.md" note

# try COMMAND…: the last lines of what it says that matter, and its exit code
try() {
  local status=0
  "$@" >"$SCRATCH/said" 2>&1 || status=$?
  printf '$ %s  (exit %s)\n' "$*" "$status"
}
create() { npx -y create-vite@9.3.0 "$@" --no-interactive >/dev/null 2>&1; }
versions() { npm ls --depth 0 2>/dev/null | grep -oE '[@a-z][@/a-z_-]*@[0-9.]+$' | paste -sd' ' | fold -sw 110; }
holds() { grep -qF "$1" dist/assets/*.js && echo "$1: in the build" || echo "$1: not in the build"; }
vite() { npx vite "$@"; }

part 'Templates as they come'
for template in react-ts react-compiler-ts; do
  for flag in --no-eslint --eslint; do
    create "$template$flag" --template "$template" "$flag"
    echo "$template $flag"
    cd "$template$flag"
    try npm install
    grep -oE 'ERESOLVE|Found: typescript.*|peer typescript.* from typescript-eslint@.*' "$SCRATCH/said" | sort -u || true
    [ ! -d node_modules ] || versions
    cd ..
  done
done

part 'The template with ESLint, TypeScript pinned'
cd react-compiler-ts--eslint
try npm install -D typescript@6.0.3
versions
try npm run lint
try npm run build
cd ../react-compiler-ts--no-eslint

part 'Is TypeScript strict?'
echo 'export const name = (user) => user.name;' >src/loose.ts
try npx tsc -b
grep -v "^npm warn" "$SCRATCH/said"
rm src/loose.ts

part 'Is the compiler on? Lines of App.tsx that name its runtime'
for template in react-compiler-ts react-ts; do
  cd "../$template--no-eslint"
  start "$SCRATCH/dev-$template.log" node node_modules/vite/bin/vite.js --port 5173 --strictPort
  for _ in $(seq 40); do curl -sf http://localhost:5173/ >/dev/null && break || sleep 0.5; done
  echo "$template $(curl -s http://localhost:5173/src/App.tsx | grep -c compiler-runtime || true)"
  end_started && started=()
done
cd ../react-compiler-ts--no-eslint

part 'Total.tsx'
cp "$SCRATCH/note/Total.tsx" src
try npx tsc -b
try npm run lint
grep -E '^ +(!|x) ' "$SCRATCH/said" || true
npm pkg set scripts.lint="oxlint --deny-warnings" 2>/dev/null
try npm run lint
cp src/Total.tsx ../react-compiler-ts--eslint/src
(cd ../react-compiler-ts--eslint && try npm run lint)
grep -oE '[0-9]+:[0-9]+ +(error|warning)|react-hooks/[a-z-]+$' "$SCRATCH/said" | paste -sd' '
rm src/Total.tsx ../react-compiler-ts--eslint/src/Total.tsx
cp "$SCRATCH/note/Sum.tsx" src
try npm run lint

part 'faults.tsx: Oxlint'
cp "$LAB/faults.txt" src/faults.tsx
npx oxlint -f unix src/faults.tsx 2>/dev/null | grep -oE ':[0-9]+:|\[[A-Za-z]+/[^]]+\]' | paste -sd' \n' || true
rm src/faults.tsx
part 'faults.tsx: ESLint'
cp "$LAB/faults.txt" ../react-compiler-ts--eslint/src/faults.tsx
(
  cd ../react-compiler-ts--eslint
  npx eslint -f json src/faults.tsx 2>/dev/null >"$SCRATCH/eslint.json" || true
  node -e "for (const m of JSON.parse(require('fs').readFileSync(process.argv[1]))[0].messages)
    console.log(':' + m.line + ':', '[' + ['', 'Warning', 'Error'][m.severity] + '/' + m.ruleId + ']')" "$SCRATCH/eslint.json"
)

part 'The test'
cp "$SCRATCH/note/Sum.test.tsx" src
tests() { npx vitest run >"$SCRATCH/said" 2>&1 || true; grep -E '^ +Tests ' "$SCRATCH/said"; }
npm install -D vitest jsdom @testing-library/react >/dev/null 2>&1
versions
tests
npm install -D vitest@4.1.12 jsdom@29.1.1 @testing-library/react@16.3.3 >/dev/null 2>&1
versions
tests
npm install -D vitest@5.1.1 jsdom@31.0.1 >/dev/null 2>&1

part 'Settings: what .gitignore says about .env'
grep -nE 'env|local' .gitignore
part 'Settings: one name is read'
cp "$SCRATCH/note/.env" .
cp src/main.tsx "$SCRATCH/main.tsx"
search() {
  vite build --logLevel error >/dev/null 2>&1
  for value in correct-horse https://api.example battery-staple; do holds "$value"; done
}
probe() { { cat "$SCRATCH/main.tsx"; echo "console.log($1)"; } >src/main.tsx; }
probe 'import.meta.env.VITE_API_URL'
search
part 'Settings: the whole object is logged'
probe 'import.meta.env'
search
part 'Settings: a computed name'
probe "import.meta.env['VITE_API_' + location.hash]"
search
part 'Settings: a misspelt name, without and with vite-env.d.ts'
probe 'import.meta.env.VITE_API_URI'
try npx tsc -b
vite build --logLevel error >/dev/null 2>&1
grep -oE 'console\.log\(void 0\)' dist/assets/*.js
cp "$SCRATCH/note/vite-env.d.ts" src
try npx tsc -b
grep -oE 'error TS.*' "$SCRATCH/said"
cp "$SCRATCH/main.tsx" src

part 'The gate, without and with a type error'
npm pkg set scripts.test="vitest run" 2>/dev/null
npm pkg set scripts.check="npm run lint && npm test && npm run build" 2>/dev/null
try npm run check
echo "export const n: number = '';" >src/wrong.ts
echo "import './wrong.ts';" >>src/main.tsx
try npx vite build
try npm run check
grep -oE 'error TS.*' "$SCRATCH/said"
rm src/wrong.ts && cp "$SCRATCH/main.tsx" src

part 'Habits of create-react-app: process.env, JSX in .js'
probe 'process.env.REACT_APP_URL'
try npx vite build
grep -oE 'console\.log\([^)]*REACT_APP_URL\)' dist/assets/*.js
for app in react-compiler-ts react-ts; do
  cd "../$app--no-eslint"
  cp "$SCRATCH/main.tsx" src/main.tsx
  sed -i 's/App.tsx/App.js/' src/main.tsx && mv src/App.tsx src/App.js
  echo "$app"
  try npx vite build
  mv src/App.js src/App.tsx && sed -i 's/App.js/App.tsx/' src/main.tsx
done

part 'GET /orders: vite preview, then a plain file server'
cd ../react-compiler-ts--no-eslint && vite build >/dev/null 2>&1
start "$SCRATCH/preview.log" node node_modules/vite/bin/vite.js preview --port 4173 --strictPort
start "$SCRATCH/files.log" python3 -m http.server 4174 --directory dist
sleep 3
for port in 4173 4174; do curl -s -o /dev/null -w '%{http_code}\n' "http://localhost:$port/orders"; done
