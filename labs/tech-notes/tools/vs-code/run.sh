#!/bin/bash
# What git takes from .vscode, TypeScript 7 and tsserver, the pattern for Vite's URL, $tsc, the debug port, ids.
. "$(dirname "$0")/../../../shared/lab.sh"
needs script bsdutils
needs curl curl
CODE=code-server@4.139.1
npm pack "$CODE" --silent >/dev/null
mkdir code && tar xzf code-server-*.tgz -C code && rm code-server-*.tgz
export CODE_FILES=$SCRATCH/code/package/lib/vscode
npm create -y vite@9.3.0 app -- --template react-ts --no-interactive >/dev/null 2>&1 </dev/null
cd app
npm install --no-audit --no-fund --silent >/dev/null
version_of() { node -p "JSON.parse(fs.readFileSync('node_modules/$1/package.json')).version"; }
head_of "node $(node -v)" "npm $(npm -v)" "$(git --version)" 'create-vite 9.3.0' "vite $(version_of vite)" \
  "typescript $(version_of typescript)" 'prettier 3.10.1' "$CODE with VS Code $(node -p "require('$CODE_FILES/package.json').version")"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/vs-code/index.md" "$SCRATCH/note"

part 'Which files of the fresh template does Prettier change?'
cp -r "$SCRATCH/app" "$SCRATCH/fresh" && cd "$SCRATCH/fresh"
npm install --save-dev --save-exact --no-audit --no-fund --silent prettier@3.10.1 >/dev/null
npx prettier --list-different . || true
npx prettier --write . >/dev/null
echo "after it: $(npx prettier --list-different . | wc -l)"
cd "$SCRATCH/app"

part 'Which files of .vscode does git take in the Vite project?'
mkdir -p .vscode
cp "$SCRATCH"/note/.vscode/*.json .vscode/
echo '{}' >.vscode/extensions.json
git init -q -b main
echo "with Vite's .gitignore:"
git add . && git ls-files .vscode
printf '!.vscode/settings.json\n!.vscode/launch.json\n!.vscode/tasks.json\n' >>.gitignore
echo 'with three lines more:'
git add . && git ls-files .vscode

part 'Does the TypeScript in node_modules have the server that js/ts.tsdk.path points at?'
server() { echo "typescript $(version_of typescript): tsserver.js $([ -e node_modules/typescript/lib/tsserver.js ] && echo yes || echo no)"; }
server
mkdir ../six && cd ../six
npm init -y >/dev/null && npm install --silent --no-audit --no-fund typescript@6.0.3 >/dev/null
server
echo "bundled with VS Code 1.139.1: $(node -p "require('$CODE_FILES/extensions/package.json').dependencies.typescript")"
cd ../app

part "Which pattern finds Vite's URL in the terminal?"
cat >../ready.mjs <<'JS'
// what VS Code does: strip the escape sequences, then look for the pattern in the text of the terminal
import fs from 'node:fs';
const [, , log] = process.argv;
const raw = fs.readFileSync(log, 'utf8');
const source = fs.readFileSync(`${process.env.CODE_FILES}/extensions/debug-server-ready/dist/extension.js`, 'utf8');
const usual = JSON.parse(source.match(/="(listening on[^"]*)"/)[0].slice(1));
const plain = raw.replace(/\x1b\[[=?>!]?[\d;:]*["$#'* ]?[a-zA-Z@^`{}|~]/g, '');
const note = JSON.parse(fs.readFileSync('.vscode/launch.json', 'utf8'));
const mine = note.configurations[0].serverReadyAction.pattern;
const find = (pattern, text) => new RegExp(pattern, 'i').exec(text)?.[1] ?? 'nothing';
console.log('colours in the output:', raw.includes('\x1b['));
console.log(`default pattern ${usual}: ${find(usual, plain)}`);
console.log(`the note's pattern ${mine}: ${find(mine, plain)}`);
JS
# a terminal whose input stays open, because Vite ends with its input
mkfifo "$SCRATCH/input" && exec 9<>"$SCRATCH/input"
dev() {
  start "$1.wrap" bash -c "exec script -qefc 'NO_COLOR= FORCE_COLOR=1 npm run dev' '$1' <'$SCRATCH/input'"
  for _ in $(seq 120); do grep -q Network "$1" 2>/dev/null && break; sleep 0.25; done
}
dev "$SCRATCH/first.log"
echo 'port 5173 free:'
node ../ready.mjs "$SCRATCH/first.log"
curl -s -o /dev/null -w 'the page: %{http_code}\n' http://localhost:5173/
cd "$SCRATCH/fresh"
dev "$SCRATCH/second.log"
cd "$SCRATCH/app"
echo 'a second server, port 5173 taken:'
node ../ready.mjs "$SCRATCH/second.log"
echo 'a second server in the same project:'
npm run dev 2>&1 | sed -E 's/\(PID [0-9]+\)/(PID …)/' | grep -A1 '^Error' || true

part 'serverReadyAction of the note against the schema of VS Code'
cat >../schema.mjs <<'JS'
import fs from 'node:fs';
const files = process.env.CODE_FILES;
const contributed = JSON.parse(fs.readFileSync(`${files}/extensions/debug-server-ready/package.json`, 'utf8'));
const { oneOf } = contributed.contributes.debuggers[0].configurationAttributes.launch.properties.serverReadyAction;
const launch = JSON.parse(fs.readFileSync('.vscode/launch.json', 'utf8'));
const action = launch.configurations[0].serverReadyAction;
const fits = oneOf.filter(
  (one) => one.properties.action.enum.includes(action.action) && Object.keys(action).every((key) => key in one.properties),
);
console.log(`${action.action}: ${fits.length} of ${oneOf.length} alternatives fit`);
const debug = JSON.parse(fs.readFileSync(`${files}/extensions/ms-vscode.js-debug/package.json`, 'utf8'));
for (const file of ['.vscode/launch.json', '../note/api/.vscode/launch.json'])
  for (const one of JSON.parse(fs.readFileSync(file, 'utf8')).configurations) {
    const known = debug.contributes.debuggers.find(({ type }) => type === one.type);
    const keys = known.configurationAttributes[one.request].properties;
    const own = ['name', 'type', 'request', 'serverReadyAction'];
    const unknown = Object.keys(one).filter((key) => !own.includes(key) && !(key in keys));
    console.log(`${one.name}: type ${one.type}, ${one.request}; unknown keys: ${unknown.join(', ') || 'none'}`);
  }
const urls = debug.contributes.debuggers.find(({ type }) => type === 'chrome').configurationAttributes.launch.properties;
console.log('default url of a chrome configuration:', urls.url.default);
JS
node ../schema.mjs

part 'The build task: does $tsc read the error of npm run build?'
npm run build >/dev/null 2>&1 && echo 'the template builds'
echo 'export const port: number = "5173";' >src/port.ts
cat >../matcher.mjs <<'JS'
import fs from 'node:fs';
const [, , log] = process.argv;
const ts = JSON.parse(fs.readFileSync(`${process.env.CODE_FILES}/extensions/typescript-language-features/package.json`, 'utf8'));
const pattern = new RegExp(ts.contributes.problemPatterns.find(({ name }) => name === 'tsc').regexp);
const lines = fs.readFileSync(log, 'utf8').replace(/\x1b\[[\d;]*[a-zA-Z]/g, '').split(/\r?\n/);
for (const line of lines) {
  const hit = pattern.exec(line);
  if (hit) console.log(`${line}\n  file ${hit[1]}, line ${hit[2]}, column ${hit[3]}, TS${hit[5]}`);
}
JS
npm run build >../pipe.log 2>&1 || true
script -qefc 'NO_COLOR= FORCE_COLOR=1 npm run build' ../pty.log >/dev/null 2>&1 || true
echo 'in a pipe:' && node ../matcher.mjs ../pipe.log
echo 'in a terminal:' && node ../matcher.mjs ../pty.log
rm src/port.ts

part 'The Node project: does the debug port answer, and after a restart?'
mkdir ../api && cd ../api
npm init -y >/dev/null
cp ../note/api/index.js index.js
npm pkg set scripts.dev='node --watch --inspect index.js'
echo "type: $(npm pkg get type), main: $(npm pkg get main)"
# the command of the script without npm, which would leave its child behind
read -ra command < <(npm pkg get scripts.dev | tr -d '"')
start "$SCRATCH/api.log" "${command[@]}"
# the answer names the program and an id that belongs to this process
port_answers() {
  for _ in $(seq 60); do
    id=$(curl -s http://127.0.0.1:9229/json/list | node -p 'JSON.parse(fs.readFileSync(0))[0].id' 2>/dev/null) && [ "$id" != "${1:-}" ] && return
    sleep 0.25
  done
  return 1
}
port_answers && first=$id && echo 'port 9229 answers'
curl -s http://localhost:3000/ && echo
touch index.js
port_answers "$first" && echo 'after a change port 9229 answers with another id'
curl -s http://127.0.0.1:9229/json/list | node -p 'const [t] = JSON.parse(fs.readFileSync(0)); `${t.type}: ${t.title.replace(/.*\//, "")}`'

part 'Every setting and command of the note in the files of VS Code 1.139.1'
cat >../ids.mjs <<'JS'
import fs from 'node:fs';
const files = process.env.CODE_FILES;
const text =
  fs.readFileSync(`${files}/out/vs/code/browser/workbench/workbench.js`, 'utf8') +
  fs.readFileSync(`${files}/extensions/typescript-language-features/package.json`, 'utf8') +
  fs.readFileSync(`${files}/extensions/copilot/package.json`, 'utf8');
const note = fs.readFileSync(process.argv[2], 'utf8');
const ids = [...new Set(note.match(/(?:editor|files|search|telemetry|security|task|chat|js\/ts|extensions|workbench|settingsSync|npm)\.[a-zA-Z.]+[a-zA-Z]/g))];
const here = (id) => text.includes(id) || (id.startsWith('editor.') && text.includes(`"${id.slice(7)}"`));
const files_ = /\.(json|js|ts|md)$/;
const wanted = ids.filter((id) => !files_.test(id));
const missing = wanted.filter((id) => !here(id));
console.log(`${wanted.length} ids, missing: ${missing.join(', ') || 'none'}`);
JS
for note in index extensions; do
  [ -e "$ROOT/docs/tech-notes/tools/vs-code/$note.md" ] || continue
  echo "$note: $(node ../ids.mjs "$ROOT/docs/tech-notes/tools/vs-code/$note.md")"
done
