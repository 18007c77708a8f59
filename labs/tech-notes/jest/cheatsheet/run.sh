#!/bin/bash
# The snippets of the note in Jest and in Vitest 4 and 5, the order of hooks, the traps, the names and the commands.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git git
[ -d "$LAB/node_modules/vitest" ] || install_packages
[ -d "$LAB/five/node_modules/vitest" ] || (LAB=$LAB/five install_packages)
FIVE=$LAB/five/node_modules/.bin
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
heads=()
for name in jest @swc/jest @swc/core babel-jest vitest; do heads+=("$name $(version_of $name)"); done
head_of "${heads[@]}" "node $(node -v)" \
  "and vitest $(node -p "require('$LAB/five/node_modules/vitest/package.json').version")" "node $("$FIVE/node" -v)"
export PATH="$LAB/node_modules/.bin:$PATH"
SWC='{ "jest": { "transform": { "\\.[jt]sx?$": "@swc/jest" } } }'
folder() {
  mkdir -p "$SCRATCH/$1"
  cd "$SCRATCH/$1"
  ln -s "$LAB/node_modules" node_modules
  echo "$2" >package.json
}
# verdict COMMAND…: what became of it, with the first message
verdict() {
  local status=passes
  "$@" </dev/null >out.txt 2>&1 || status=fails
  echo "$status$(grep -m1 -E 'Aborting|SyntaxError|ReferenceError|TypeError|Error: |Expected|Received|Exceeded timeout|not allowed|New snapshot|Unexpected' out.txt |
    sed 's/^[^A-Za-z]*/, /' || true)"
}
report() { sed -E -e 's/ *\(?[0-9.]+ ?m?s\)?$//' -e 's/^ +//' | sort; }

part 'The snippets in Jest'
folder jest "$SWC"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/jest/cheatsheet.md" .
node "$LAB/wrap.mjs"
jest 2>&1 | grep -E '^(PASS|FAIL|Tests:)' | report || true

part 'The snippets in Vitest'
folder vitest '{ "type": "module" }'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/jest/cheatsheet.md" .
node "$LAB/wrap.mjs" vitest
vitest run --globals 2>&1 | grep -E '✓|❯|Tests|FAIL' | report || true

part 'The snippets in Vitest 5'
folder five '{ "type": "module" }'
rm node_modules
ln -s "$LAB/five/node_modules" node_modules
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/jest/cheatsheet.md" .
node "$LAB/wrap.mjs" vitest
five() { PATH=$FIVE:$PATH vitest run --globals "$@"; }
five 2>&1 | grep -E '✓|❯|Tests|FAIL' | report || true

part 'The order of hooks'
folder hooks "$SWC"
cat >hooks.test.js <<'END'
const log = (name) => () => require('node:fs').appendFileSync('log.txt', `${name}\n`);
beforeAll(log('beforeAll file'));
beforeEach(log('beforeEach file'));
afterEach(log('afterEach file, first'));
afterEach(log('afterEach file, second'));
afterAll(log('afterAll file'));
describe('block', () => {
  log('describe body')();
  beforeAll(log('beforeAll block'));
  beforeEach(log('beforeEach block'));
  afterEach(log('afterEach block'));
  afterAll(log('afterAll block'));
  test('test', log('test'));
});
END
jest >out.txt 2>&1
echo "Jest: $(paste -sd '>' log.txt)"
rm log.txt
sed -i 's/require(.node:fs.)/process.getBuiltinModule("node:fs")/' hooks.test.js
vitest run --globals >out.txt 2>&1 || cat out.txt
echo "Vitest: $(paste -sd '>' log.txt)"

part 'Traps'
folder traps "$SWC"
file() { cat >"$1.test.ts"; }
file unawaited <<'END'
test('unawaited', () => { expect(Promise.resolve(5)).resolves.toBe(6); });
END
file awaited <<'END'
test('awaited', async () => { await expect(Promise.resolve(5)).resolves.toBe(6); });
END
file counted <<'END'
test('counted', () => { expect.assertions(2); [].forEach(() => expect(1).toBe(1)); });
END
file done <<'END'
test('done', (done) => { setTimeout(() => { try { expect(1).toBe(2); done(); } catch {} }, 1); }, 300);
END
file thrown <<'END'
test('thrown', (done) => { setTimeout(() => { expect(1).toBe(2); done(); }, 1); }, 300);
END
file early <<'END'
const late = async () => { await new Promise((go) => setTimeout(go, 10)); throw new Error('busy'); };
test('early', async () => {
  jest.useFakeTimers();
  const failed = expect(late()).rejects.toThrow('busy');
  await jest.advanceTimersByTimeAsync(10);
  await failed;
});
END
file tardy <<'END'
const late = async () => { await new Promise((go) => setTimeout(go, 10)); throw new Error('busy'); };
test('tardy', async () => {
  jest.useFakeTimers();
  const answer = late();
  await jest.advanceTimersByTimeAsync(10);
  await expect(answer).rejects.toThrow('busy');
});
END
file endless <<'END'
test('endless', async () => {
  jest.useFakeTimers();
  const again = () => { setTimeout(again, 1); };
  again();
  await jest.runAllTimersAsync();
}, 60000);
END
file pending <<'END'
test('pending', async () => {
  jest.useFakeTimers();
  let runs = 0;
  const again = () => { runs += 1; setTimeout(again, 1); };
  again();
  await jest.runOnlyPendingTimersAsync();
  expect(runs).toBe(2);
});
END
file failing <<'END'
test.failing('mended', () => { expect(1).toBe(1); });
END
file error <<'END'
test('a throw outside a function', () => { expect(JSON.parse('{')).toThrow(SyntaxError); });
END
file reset <<'END'
test('reset', () => { const f = jest.fn(() => 5); f.mockReset(); expect(f()).toBe(5); });
END
file later <<'END'
test('later', () => { expect(new Promise((go) => setTimeout(go, 50, 5))).resolves.toBe(6); });
END
for name in unawaited awaited counted done thrown early tardy endless pending failing error reset; do
  echo "$name: $(verdict jest "/$name")"
done
echo "later, its line in the report and the end: $(jest /later 2>&1 | grep -E '^(PASS|FAIL)|^JestAssertionError' | paste -sd ',')"
echo "test('snapshot', () => { expect({ cents: 5 }).toMatchInlineSnapshot(); });" | file snapshot
echo "snapshot with --ci: $(verdict jest snapshot --ci)"
echo "snapshot: $(verdict jest snapshot)"
cat snapshot.test.ts
echo "test('stored', () => { expect({ cents: 5 }).toMatchSnapshot(); });" | file stored
echo "toMatchSnapshot with --ci: $(verdict jest stored --ci), files: $(find . -name '*.snap' | wc -l)"
echo "toMatchSnapshot: $(verdict jest stored)"
cat __snapshots__/stored.test.ts.snap
sed -i 's/cents: 5/cents: 6/' stored.test.ts
echo "toMatchSnapshot, another value: $(verdict jest stored)"
echo "toMatchSnapshot, another value, with -u: $(verdict jest stored -u)"
echo "test.only('one', () => {}); test('two', () => {});" | file only
echo "only: $(verdict jest /only)"
echo "only in Jest with CI=true: $(CI=true verdict jest /only)"
mkdir vitest
for name in only failing reset; do sed -e 's/jest\./vi./' -e 's/test.failing/test.fails/' $name.test.ts >vitest/$name.test.ts; done
for name in only failing reset; do echo "$name in Vitest: $(verdict vitest run --globals vitest/$name)"; done
echo "only in Vitest with CI=true: $(CI=true verdict vitest run --globals vitest/only)"

part 'A module mocked without a factory'
folder auto "$SWC"
cat >rate.ts <<'END'
if (process.env.SAY) console.log('the real module ran');
export const rate = () => 1;
export const currency = 'EUR';
export const digits = 2;
END
cat >auto.test.ts <<'END'
import * as module from './rate';
jest.mock('./rate');
test('auto', () => {
  expect(jest.isMockFunction(module.rate)).toBe(true);
  expect(module.rate()).toBeUndefined();
  expect([module.currency, module.digits]).toEqual(['EUR', 2]);
  jest.mocked(module.rate).mockReturnValue(5);
  expect(module.rate()).toBe(5);
});
END
echo "Jest: $(verdict jest auto)"
echo "Jest, times the real module ran: $(SAY=1 jest auto 2>&1 | grep -c 'the real module ran' || true)"
sed "s#mock('./rate')#mock('./rate', () => ({ rate: jest.fn() }))#; /EUR/d" auto.test.ts >made.test.ts
echo "Jest, with a factory: $(verdict jest made)"
echo "Jest, with a factory, times the real module ran: $(SAY=1 jest made 2>&1 | grep -c 'the real module ran' || true)"
mkdir vitest
for name in auto made; do sed 's/\bjest\./vi./g' $name.test.ts >vitest/$name.test.ts; done
cp rate.ts vitest
echo "Vitest: $(verdict vitest run --globals vitest/auto)"
echo "Vitest, times the real module ran: $(SAY=1 vitest run --globals vitest/auto 2>&1 | grep -c 'the real module ran' || true)"
echo "Vitest, with a factory: $(verdict vitest run --globals vitest/made)"
echo "Vitest, with a factory, times the real module ran: $(SAY=1 vitest run --globals vitest/made 2>&1 | grep -c 'the real module ran' || true)"
cd "$SCRATCH/jest"
for name in auto till partial; do echo "$name.test.ts of the note with --resetMocks: $(verdict jest "/$name.test" --resetMocks)"; done
for name in auto till partial; do jest "/$name.test" --resetMocks 2>&1 | grep -m1 Received || true; done

part 'A variable in the factory of jest.mock, and an imported jest'
folder factory '{}'
echo 'export const rate = () => 1;' >rate.ts
for name in answer mockAnswer; do
  echo "import { rate } from './rate'; const $name = Number('5'); jest.mock('./rate', () => ({ rate: () => $name }));
test('$name', () => { expect(rate()).toBe(5); });" >$name.test.ts
done
echo "import { rate } from './rate'; const mockRate = jest.fn(); jest.mock('./rate', () => ({ rate: mockRate }));
test('mockRate', () => { mockRate.mockReturnValue(5); expect(rate()).toBe(5); });" >mockRate.test.ts
echo "import { jest } from '@jest/globals'; import { rate } from './rate';
jest.mock('./rate', () => ({ rate: () => 5 })); test('imported', () => { expect(rate()).toBe(5); });" >imported.test.ts
cat >babel.config.js <<'END'
module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };
END
echo '{ "transform": { "\\.ts$": "@swc/jest" } }' >swc.json
for name in answer mockAnswer mockRate imported; do
  echo "$name, Babel: $(verdict jest /$name)"
  echo "$name, SWC: $(verdict jest /$name -c swc.json)"
done

part 'A default export in the factory of jest.mock'
folder default '{}'
cp ../factory/{babel.config.js,swc.json} .
echo 'export default () => 1;' >rate.ts
for name in bare marked; do
  [ "$name" = marked ] && mark='__esModule: true, ' || mark=
  echo "import rate from './rate'; jest.mock('./rate', () => ({ ${mark}default: jest.fn(() => 2) }));
test('$name', () => { expect(rate()).toBe(2); });" >$name.test.ts
  echo "$name, Babel: $(verdict jest /$name)"
  echo "$name, SWC: $(verdict jest /$name -c swc.json)"
done
mkdir vitest
cp rate.ts vitest
sed 's/\bjest\./vi./g' bare.test.ts >vitest/bare.test.ts
echo "bare, Vitest: $(verdict vitest run --globals vitest/bare)"

part 'What resets all mocks: a call and the value of a mock function, the value of a spy'
folder all '{}'
cat >all.test.js <<'END'
const object = typeof vi === 'undefined' ? jest : vi;
test.each(['clearAllMocks', 'resetAllMocks', 'restoreAllMocks'])('%s', (name) => {
  const send = object.fn().mockReturnValue('mocked');
  const mail = { send: () => 'original' };
  object.spyOn(mail, 'send').mockReturnValue('mocked');
  send();
  object[name]();
  const calls = send.mock.calls.length;
  process.stderr.write(`${name}: calls ${calls}, function ${send()}, spy ${mail.send()}\n`);
});
END
cat >options.test.js <<'END'
const object = typeof vi === 'undefined' ? jest : vi;
const send = object.fn();
const mail = { send: () => 'original' };
test('first', () => { send.mockReturnValue('mocked'); send(); object.spyOn(mail, 'send').mockReturnValue('mocked'); });
test('second', () => {
  const calls = send.mock.calls.length;
  process.stderr.write(`calls ${calls}, function ${send()}, spy ${mail.send()}\n`);
});
END
said() { "$@" 2>&1 </dev/null | grep -oE '([a-zA-Z]+: )?calls [0-9].*'; }
echo 'Jest' && said jest all.test
for name in clearMocks resetMocks restoreMocks; do echo "--$name: $(said jest options "--$name")"; done
echo 'Vitest' && said vitest run --globals all.test
for name in clearMocks mockReset restoreMocks; do
  echo "export default { test: { globals: true, $name: true } };" >$name.mjs
  echo "$name: $(said vitest run -c $name.mjs options)"
done

part 'Names'
folder names '{}'
cat >names.test.js <<'END'
const timers = ['setSystemTime', 'runAllTimersAsync', 'runOnlyPendingTimersAsync', 'advanceTimersToNextTimerAsync',
  'advanceTimersByTimeAsync', 'getTimerCount', 'useRealTimers', 'useFakeTimers'];
const own = typeof vi === 'undefined'
  ? ['replaceProperty', 'requireActual', 'isolateModules', 'unstable_mockModule']
  : ['importActual', 'hoisted', 'resetModules'];
test('names', () => {
  const object = typeof vi === 'undefined' ? jest : vi;
  const mock = object.fn();
  const missing = [...timers, ...own].filter((name) => typeof object[name] !== 'function');
  const onMock = ['mockResolvedValue', 'mockRejectedValueOnce', 'mockClear', 'mockReset', 'mockRestore', 'mockReturnValueOnce'];
  missing.push(...onMock.filter((name) => typeof mock[name] !== 'function'));
  missing.push(...['only', 'skip', 'todo', 'each', 'concurrent'].filter((name) => typeof test[name] !== 'function'));
  expect(missing).toEqual([]);
  const shop = { get open() { return false; }, port: 1 };
  object.spyOn(shop, 'open', 'get').mockReturnValue(true);
  expect(shop.open).toBe(true);
});
END
echo "test('arrayOf', () => { expect([5]).toEqual(expect.arrayOf(expect.any(Number))); });" >arrayOf.test.js
echo "Jest: $(verdict jest names)"
echo "Vitest: $(verdict vitest run --globals names)"
echo "Jest, expect.arrayOf: $(verdict jest arrayOf)"
cat >aliases.test.js <<'END'
const send = (typeof vi === 'undefined' ? jest : vi).fn();
test('toBeCalledWith', () => { send(5); expect(send).toBeCalledWith(5); });
test('toThrowError', () => { expect(() => { throw new Error('busy'); }).toThrowError('busy'); });
END
for name in toBeCalledWith toThrowError; do
  echo "Jest, $name: $(verdict jest aliases -t $name)"
  echo "Vitest, $name: $(verdict vitest run --globals aliases -t $name)"
done
echo "Vitest, expect.arrayOf: $(verdict vitest run --globals arrayOf)"

part 'A block and its test in -t, calls of the test before, an unawaited promise, a folder above'
span() {
  cat >span.test.js <<'END'
describe('block', () => { test('inner', () => {}); });
END
  cat >kept.test.js <<'END'
const send = (typeof vi === 'undefined' ? jest : vi).fn();
test('first', () => { send(); });
test('second', () => { send(); expect(send).toHaveBeenCalledTimes(1); });
END
  cat >slow.test.js <<'END'
test('slow', () => { expect(new Promise((go) => setTimeout(go, 50, 5))).resolves.toBe(5); });
END
}
counts() { "$@" 2>&1 </dev/null | grep -E '^ *Tests' | tr -s ' ' | sed 's/^ //'; }
folder box/till '{}'
span
for name in 'block inner' 'block > inner' 'block.*inner'; do echo "Jest, -t '$name': $(counts jest span -t "$name")"; done
echo "Jest, kept: $(counts jest kept.test)"
echo "Jest, kept, with clearMocks: $(counts jest kept.test --clearMocks)"
echo "Jest, slow, not awaited: $(counts jest slow.test)"
echo "Jest, till, in a folder of that name without such a file: $(counts jest till)"
folder span4 '{ "type": "module" }'
span
four() { vitest run --globals "$@"; }
for name in 'block inner' 'block > inner' 'block.*inner'; do echo "Vitest 4, -t '$name': $(counts four span -t "$name")"; done
echo "Vitest 4, kept: $(counts four kept)"
echo "Vitest 4, slow, not awaited: $(counts four slow)"
folder span5 '{ "type": "module" }'
rm node_modules
ln -s "$LAB/five/node_modules" node_modules
span
for name in 'block inner' 'block > inner' 'block.*inner'; do echo "Vitest 5, -t '$name': $(counts five span -t "$name")"; done
echo "Vitest 5, kept: $(counts five kept)"
echo "Vitest 5, slow, not awaited: $(counts five slow)"
echo "test('arrayOf', () => { expect([5]).toEqual(expect.arrayOf(expect.any(Number))); });" >arrayOf.test.js
echo "Vitest 5, expect.arrayOf: $(counts five arrayOf)"
cp ../names/aliases.test.js .
echo "Vitest 5, toBeCalledWith and toThrowError: $(counts five aliases)"

part 'Stopping early: in the first file one test fails before one that passes, in the second file one passes'
stopping() {
  cat >first.test.js <<'END'
// Both runners begin with the larger of two files they don't know yet, and this comment makes it this one.
test('fails', () => { expect(1).toBe(2); });
test('passes after it', () => {});
END
  echo "test('in another file', () => {});" >second.test.js
}
folder bail '{}'
stopping
echo "jest -i: $(counts jest -i)"
echo "jest -i --bail: $(counts jest -i --bail)"
folder bail4 '{ "type": "module" }'
stopping
echo "Vitest 4: $(counts four --no-file-parallelism)"
echo "Vitest 4, --bail=1: $(counts four --no-file-parallelism --bail=1)"
folder bail5 '{ "type": "module" }'
rm node_modules
ln -s "$LAB/five/node_modules" node_modules
stopping
echo "Vitest 5: $(counts five --no-file-parallelism)"
echo "Vitest 5, --bail=1: $(counts five --no-file-parallelism --bail=1)"

part 'Commands'
folder commands "$SWC"
cp ../jest/till.ts ../jest/rate.ts ../jest/callbacks.ts ../jest/each.test.ts ../jest/till.test.ts ../jest/clock.test.ts ../jest/remind.ts .
printf '%s\n' node_modules coverage >.gitignore
git init -q -b main
git -c user.name=lab -c user.email=lab@example.org add .
git -c user.name=lab -c user.email=lab@example.org commit -qm one
echo '// changed' >>till.ts
tests() { echo "$* -> $("$@" </dev/null 2>&1 | sed 's/\x1b\[[0-9;]*m//g' | grep -E '^ *(Tests:?|No tests)' | sed 's/^ *//' | head -1)"; }
tests jest till
tests jest each
tests jest -t 'become'
tests jest --findRelatedTests till.ts
tests jest --changedSince=main
tests jest --onlyFailures
tests jest -u
tests jest --coverage
tests jest --runInBand
tests jest --randomize
jest --coverage --coverageThreshold '{"global":{"lines":101}}' 2>&1 | grep threshold || true
sed -i 's/jest\./vi./' clock.test.ts till.test.ts
echo 'export default { test: { globals: true } };' >vitest.config.mjs
tests vitest run till
tests vitest run each
tests vitest run -t 'become'
tests vitest related till.ts --run
tests vitest run --changed main
tests vitest run -u
tests vitest run --coverage
tests vitest run --no-file-parallelism
tests vitest run --sequence.shuffle
vitest run --coverage --coverage.thresholds.lines=101 2>&1 | grep -o 'threshold.*' || true
tests five --no-file-parallelism
jest --help 2>/dev/null | grep -oE -m1 -e '--watch '
