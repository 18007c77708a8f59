#!/bin/bash
# The files of the note in Jest and Vitest: modules, leaks, timers, hoisting, messages, types, processor time.
. "$(dirname "$0")/../../shared/lab.sh"
[ -d "$LAB/node_modules/vitest" ] || install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
heads=()
for name in jest @swc/jest @swc/core babel-jest ts-jest typescript vitest msw @types/jest; do
  heads+=("$name $(version_of $name)")
done
head_of "${heads[@]}" "node $(node -v)"
export PATH="$LAB/node_modules/.bin:$PATH"
SWC='{"transform":{"\\.[jt]sx?$":"@swc/jest"}}'
folder() {
  mkdir "$SCRATCH/$1"
  cd "$SCRATCH/$1"
  ln -s "$LAB/node_modules" node_modules
  echo "${2:-{\}}" >package.json
}
# verdict COMMAND…: what became of it, with the first message
verdict() {
  local status=passes
  "$@" >out.txt 2>&1 || status=fails
  echo "$status$(grep -m1 -E 'Must use import|SyntaxError|ReferenceError|TypeError|Expected:|Exceeded timeout|Cannot redefine' out.txt |
    sed 's/^ */, /' || true)"
}

part 'Modules: which file starts in which runner ("type": "module")'
folder modules '{ "type": "module" }'
echo 'export const euros = (cents) => (cents / 100).toFixed(2);' >euros.js
echo "import { euros } from './euros.js'; test('own module', () => expect(euros(5)).toBe('0.05'));" >own.test.js
echo "const one = await Promise.resolve(1); test('await', () => expect(one).toBe(1));" >await.test.js
echo "import { http } from 'msw'; test('package', () => expect(http.get).toBeDefined());" >package.test.js
echo "import { euros } from './euros.js'; jest.mock('./euros.js', () => ({ euros: () => 'mocked' }));
test('mock', () => expect(euros(5)).toBe('mocked'));" >mock.test.js
sed '1i import { jest } from "@jest/globals";' mock.test.js >mockimported.test.js
echo "import { jest } from '@jest/globals';
jest.unstable_mockModule('./euros.js', () => ({ euros: () => 'mocked' }));
const { euros } = await import('./euros.js');
test('mock', () => expect(euros(5)).toBe('mocked'));" >unstable.test.js
mkdir vitest
for file in own await package mock; do sed -e 's/jest\.mock/vi.mock/' -e "s#'\./euros#'../euros#g" $file.test.js >vitest/$file.test.js; done
for file in own await package mock; do
  echo "Jest, $file: $(verdict jest "/$file.test" --testPathIgnorePatterns vitest)"
  echo "Jest with SWC, $file: $(verdict jest "/$file.test" --testPathIgnorePatterns vitest -c "$SWC")"
done
for file in own await package mockimported unstable; do
  echo "Jest with the flag, $file: $(NODE_OPTIONS=--experimental-vm-modules verdict jest "/$file.test" --testPathIgnorePatterns vitest)"
done
for file in own await package mock; do echo "Vitest, $file: $(verdict vitest run --globals "vitest/$file.test")"; done
echo "node:test, mock.module without its flag: $(node -p "typeof require('node:test').mock.module")"

part 'The order of two tests (mail.test.ts)'
folder order
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/jest/index.md" .
echo "defaults: $(verdict jest mail -c "$SWC")"
echo "defaults, the second alone: $(verdict jest mail -t refund -c "$SWC")"
for seed in 1 2 3 4; do echo "randomize, seed $seed: $(verdict jest mail -c "$SWC" --randomize --seed $seed)"; done
echo "the note's configuration: $(verdict jest mail)"
jest --showConfig 2>&1 | grep -E '"(resetMocks|restoreMocks|randomize)"' | sed 's/^ *//'
echo "retry rate: $(jest retry rate 2>&1 | grep ^Tests:)"
echo "hostile: $(jest hostile 2>&1 | grep ^Tests:)"

part 'Leaks: what the second test still finds, by option'
folder leaks
cp "$LAB/leaks.test.js" .
echo 'let count = 0; exports.next = () => ++count;' >counter.js
for name in 'calls of a jest.fn' 'a mockReturnValue' 'a jest.spyOn' 'a jest.replaceProperty' \
  'replaceProperty of process.env' 'a variable of a module' 'fake timers' 'process.env assigned' 'fetch assigned'; do
  printf '%-31s' "$name"
  for option in --resetMocks=false --clearMocks --resetMocks --restoreMocks --resetModules; do
    if CASE="$name" jest "$option" >out.txt 2>&1; then found=gone; else found=found; fi
    printf ' %s %s;' "${option/--resetMocks=false/default}" "$found"
  done
  echo
done

part 'The clock moved at once, and asynchronously'
cd "$SCRATCH/order"
sed 's/await jest.advanceTimersByTimeAsync/jest.advanceTimersByTime/' retry.test.ts >sync.test.ts
echo "advanceTimersByTime: $(verdict jest sync)"
echo "advanceTimersByTimeAsync: $(verdict jest retry)"
sed -i 's#https://rates.example/\${path}#https://rates.example/v2/${path}#' rate.ts
echo "rate.test.ts with a wrong address in rate.ts: $(verdict jest rate)"
sed -i 's#/v2/#/#' rate.ts
rm sync.test.ts

part 'jest.mock by transform, with the global jest and with an imported one'
folder hoisting
echo 'export const euros = (cents: number) => (cents / 100).toFixed(2);' >euros.ts
echo "import { euros } from './euros'; jest.mock('./euros', () => ({ euros: () => 'mocked' }));
test('mock', () => { expect(euros(5)).toBe('mocked'); });" >global.test.ts
sed '1i import { jest } from "@jest/globals";' global.test.ts >imported.test.ts
echo '{ "compilerOptions": { "module": "commonjs", "esModuleInterop": true, "ignoreDeprecations": "6.0" } }' >tsconfig.json
cat >babel.config.js <<'END'
module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };
END
for file in global imported; do
  echo "SWC, $file: $(verdict jest $file -c "$SWC")"
  echo "Babel, $file: $(verdict jest $file)"
  echo "ts-jest, $file: $(verdict jest $file -c '{"transform":{"\\.ts$":["ts-jest",{"diagnostics":false}]}}')"
done

part 'Messages'
folder messages
echo "test('dom', () => { document.title; });" >dom.test.js
echo "test('alias', () => { expect(jest.fn()).toBeCalled(); });" >alias.test.js
echo "const price = jest.fn(() => 5); test('price', () => { expect(price()).toBe(5); });" >price.test.js
printf '%s\n' '/** @jest-environment jsdom */' "test('dom', () => { expect(document.title).toBe(''); });" >jsdom.test.js
echo "dom: $(verdict jest /dom)"
echo "dom with the comment: $(verdict jest jsdom)"
echo "alias: $(verdict jest alias)"
echo "resetMocks, a jest.fn of the file: $(verdict jest price --resetMocks)"
grep Received out.txt | sed 's/^ */  /'
mkdir vitest
sed 's/jest\./vi./' price.test.js >vitest/price.test.js
echo "export default { test: { globals: true, mockReset: true } };" >vitest.config.mjs
echo "mockReset in Vitest: $(verdict vitest run vitest/price)"

part 'The tests of the note in Vitest, with vi. for jest.'
folder moved '{ "type": "module" }'
cp ../order/{retry,rate,hostile}*.ts ../order/jest.setup.ts .
sed -i 's/jest\./vi./' ./*.test.ts jest.setup.ts
echo "export default { test: { globals: true, mockReset: true, restoreMocks: true, setupFiles: ['./jest.setup.ts'] } };" >vitest.config.js
vitest run 2>&1 | grep -E '^ +Tests' | sed 's/^ *//'

part 'Jest and Vitest side by side: src/moved runs in Vitest'
folder beside
cp ../order/{jest.config.mjs,jest.setup.ts,vitest.config.ts,retry.ts,retry.test.ts} .
mkdir -p src/moved
cp ../order/rate{,.test}.ts src/moved
sed 's/jest\./vi./' jest.setup.ts >vitest.setup.ts
sed -i 's/jest\./vi./' src/moved/rate.test.ts
vitest run 2>&1 | grep -E '^ +Tests' | sed 's/^ */Vitest: /'
printf '%s\n' '/** @jest-environment jsdom */' "test('dom', () => { expect(document.title).toBe(''); });" >src/moved/dom.test.ts
echo "Vitest, the jsdom comment: $(verdict vitest run dom)"
rm src/moved/dom.test.ts
echo "Jest: $(verdict jest)"
echo "Jest, testPathIgnorePatterns: $(verdict jest --testPathIgnorePatterns /node_modules/ /src/moved/), $(grep ^Tests: out.txt)"
tsc --init >/dev/null
sed -i -E 's/"module": "[^"]+"/"module": "esnext"/; s/"types": \[\]/"types": ["jest", "node", "vitest\/globals"]/' tsconfig.json
tsc --noEmit --pretty false && echo 'types of both: no errors'

part 'Types: tsc --init, then the lines of the note, over its files and its replaceProperty'
cd "$SCRATCH/order"
rm globals.d.ts vitest.config.ts # whose imports would bring the types of Node
echo "test('region', () => { jest.replaceProperty(process, 'env', { REGION: 'eu' }); });" >env.test.ts
tsc --init >/dev/null
# errors: what tsc says in this folder, a name once
errors() {
  tsc --noEmit --pretty false | grep -oE "error TS[0-9]+: Cannot find name '\w+'|error TS[0-9]+" | sort | uniq -c | sed 's/^ */  /' || true
}
types=$(grep -m1 -oE '"types": \["jest"[^]]*\]' "$ROOT/docs/tech-notes/jest/index.md")
module=$(grep -m1 -oE '"module": "[^"]+"' "$ROOT/docs/tech-notes/jest/index.md")
for change in 'as it is' "$module, \"types\": [\"jest\"]" "$module, $types"; do
  echo "$change:"
  case $change in *jest*)
    sed -i -E "s/\"module\": \"[^\"]+\"/$module/; s/\"types\": \[[^]]*\]/\"types\":${change##*\"types\":}/" tsconfig.json ;;
  esac
  errors | grep . || echo '  no errors'
done
rm env.test.ts tsconfig.json

part 'Shards: how many of 20 files'
folder speed
node "$LAB/make.mjs"
for n in 1 2 3; do echo "--shard=$n/3: $(jest --testRegex 'direct.*ts$' --shard=$n/3 --listTests | wc -l)"; done

part 'Processor time of 20 test files, in seconds, one worker'
cp ../hoisting/babel.config.js .
echo '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "commonjs", "moduleResolution": "node10", "ignoreDeprecations": "6.0", "types": ["jest"] } }' >tsconfig.json
echo '{ "extends": "./tsconfig.json", "compilerOptions": { "isolatedModules": true } }' >isolated.json
config() { echo "{\"transform\":{\"\\\\.ts$\":$2},\"cacheDirectory\":\"./cache-$1\",\"rootDir\":\".\"}" >"$1.json"; }
config swc '"@swc/jest"'
config index '"@swc/jest"'
config jsdom '"@swc/jest"'
config babel '"babel-jest"'
config tsjest '"ts-jest"'
config isolated-modules '["ts-jest",{"tsconfig":"isolated.json"}]'
seconds() {
  local used
  used=$({ TIMEFORMAT='%U %S'; time "$@" >out.txt 2>&1; } 2>&1)
  grep -q '^Tests: *20 passed' out.txt || { echo failed; tail -5 out.txt; }
  echo "$used" | awk '{ printf "%.1f", $1 + $2 }'
}
measure() {
  local name=$1 cold warm
  shift
  cold=$(seconds jest -i -c "$name.json" "$@")
  warm=$(for _ in 1 2 3; do echo "$(seconds jest -i -c "$name.json" "$@")"; done | sort -n | sed -n 2p)
  printf '%-17s first run %5s   with cache %5s\n' "$name" "$cold" "$warm"
}
measure swc direct
measure index index
measure babel direct
measure tsjest direct
measure isolated-modules direct
measure jsdom --env jsdom direct
