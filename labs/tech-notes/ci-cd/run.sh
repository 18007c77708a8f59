#!/bin/bash
# The note's workflow in GitHub's validator, and its commands in a new project. No GitHub.
. "$(dirname "$0")/../../shared/lab.sh"
head_of "node $(node -v)" "npm $(npm -v)" "@actions/languageservice 0.3.61" "create-vite 9.3.0" 'no GitHub'
export npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/ci-cd/index.md" note
cp "$LAB/package.json" "$LAB/validate.mjs" .
npm install --silent
npx esbuild validate.mjs --bundle --platform=node --format=esm --log-level=warning --outfile=bundle.mjs \
  --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

part 'The note'\''s workflow, both jobs, and the job that collects results'
cat note/ci.yml 'note/ci.yml deploy' >whole.yml
{
  printf 'on: pull_request\njobs:\n'
  for job in lint test; do
    printf '  %s:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm run %s\n' "$job" "$job"
  done
  sed 's/^/  /' note/all-green.yml
} >collect.yml
node bundle.mjs whole.yml collect.yml

part 'Three typos in the same workflow'
sed -e 's/needs: gate/need: gate/' -e 's/id-token: write/id-token: wirte/' -e 's/github.event_name ==/github.evnt_name ==/' \
  whole.yml >typos.yml
node bundle.mjs typos.yml

# command ARGUMENT…: prints the command, what it prints and its exit code
command_of() {
  local code=0
  echo "> $*"
  "$@" 2>&1 | sed -E -e 's/in [0-9.]+m?s/in …/' -e '/complete log of this run|debug-0.log/d' || code=${PIPESTATUS[0]}
  echo "exit code $code"
}

part 'A new Vite project with React and TypeScript'
node_modules/.bin/create-vite app --template react-ts --no-interactive >/dev/null
cd app
npm install --silent
rm -rf node_modules
command_of npm ci --ignore-scripts
command_of npm run lint
command_of npm test
command_of npm run build

part 'The same project with a test that fails, then one that passes'
npm pkg set scripts.test='node --test --test-reporter=dot'
printf "import test from 'node:test';\nimport assert from 'node:assert/strict';\ntest('sum', () => assert.equal(1 + 1, 3));\n" >sum.test.mjs
command_of npm test
sed -i 's/, 3)/, 2)/' sum.test.mjs
command_of npm test
cd ..

part 'A bare npm init: no lockfile'
mkdir bare && cd bare
npm init --yes >/dev/null
command_of npm ci --ignore-scripts
cd ..

part 'A dependency with an install script: npm ci, then npm ci --ignore-scripts, then npm rebuild'
mkdir greedy shop
printf '{"name":"greedy","version":"1.0.0","scripts":{"postinstall":"touch \\"$INIT_CWD/ran\\""}}\n' >greedy/package.json
npm pack --silent ./greedy >/dev/null
cd shop
npm init --yes >/dev/null
npm install --silent --ignore-scripts ../greedy-1.0.0.tgz
ran() { [ -e ran ] && echo 'the script ran' || echo 'the script did not run'; }
command_of npm ci
ran
rm -f ran
command_of npm ci --ignore-scripts
ran
command_of npm rebuild greedy
ran
