#!/bin/bash
# What Node 24 and 26 do without a package, where they differ from the package, and what two releases of npm let run.
. "$(dirname "$0")/../../../shared/lab.sh"
[ -d "$LAB/node_modules/npm12" ] || install_packages
modules=$LAB/node_modules
node24=$modules/node24/bin/node node26=$modules/node26/bin/node
version_of() { sed -n 's/^  "version": "\(.*\)",/\1/p' "$modules/$1/package.json"; }
head_of "node $("$node24" -v)" "node $("$node26" -v)" "npm $(version_of npm11)" "npm $(version_of npm12)" \
  "dotenv $(version_of dotenv)"
export HOME=$SCRATCH/home npm_config_update_notifier=false npm_config_audit=false npm_config_fund=false
mkdir "$HOME" app && cd app
echo '{ "private": true, "type": "module" }' >package.json
cp "$LAB/jobs.ts" .
ln -s "$modules" node_modules

for node in "$node24" "$node26"; do
  part "$("$node" -v): the jobs in one TypeScript file, standard error included"
  "$node" jobs.ts 2>&1
  printf "enum Size { S, L }\nconsole.log(Size.L);\n" >enum.ts
  printf 'enum: %s\n' "$("$node" enum.ts 2>&1 | grep -m1 -o 'ERR_.*')"
  printf "import { test } from 'node:test';\ntest('one', (t: { assert: { equal(a: number, b: number): void } }) => t.assert.equal(1, 1));\n" >one.test.ts
  printf 'node --test: %s\n' "$("$node" --test 2>&1 | grep -E '^. (pass|fail)' | tr '\n' ' ')"
  printf "const port: number = 'three';\nconsole.log(port);\n" >wrong.ts
  printf 'a wrong type: %s\n' "$("$node" wrong.ts 2>&1)"
  rm -f enum.ts wrong.ts one.test.ts

  part "$("$node" -v): .env says PORT=3000, .env.local says PORT=4000"
  printf 'PORT=3000\nVERBOSE=false\nURL=http://localhost:${PORT}\n' >.env
  printf 'PORT=4000\n' >.env.local
  show='const e = process.env; console.log(e.PORT, typeof e.VERBOSE, e.URL)'
  printf 'both files            %s\n' "$("$node" --env-file=.env --env-file=.env.local -e "$show")"
  printf 'PORT=5000 and files   %s\n' "$(PORT=5000 "$node" --env-file=.env --env-file=.env.local -e "$show")"
  status=0
  said=$("$node" --env-file=.none -e "$show" 2>&1) || status=$?
  printf 'a missing file        exit %s, %s\n' "$status" "${said##*: }"
  status=0
  "$node" --env-file-if-exists=.none -e 0 2>/dev/null || status=$?
  printf 'missing, if-exists    exit %s\n' "$status"
  printf 'dotenv, both files    %s\n' "$("$node" -e "import('dotenv').then((d) => { d.config({ path: ['.env', '.env.local'], quiet: true }); $show })")"

  part "$("$node" -v) --watch: what starts the program again"
  printf "import { name } from './name.mjs';\nconst every: number = 1000;\nconsole.log('started', name, process.env.PORT);\nsetInterval(() => {}, every);\n" >main.ts
  echo "export const name = 'one';" >name.mjs
  echo 'hello' >page.html
  start watch.log "$node" --watch --env-file-if-exists=.env main.ts
  sleep 4
  for change in "name.mjs export const name = 'two';" 'page.html bye' '.env PORT=3001'; do
    before=$(grep -c '^started' watch.log || true)
    echo "${change#* }" >"${change%% *}"
    sleep 4
    after=$(grep -c '^started' watch.log || true)
    printf '%-9s %s\n' "${change%% *}" "$([ "$after" -gt "$before" ] && grep '^started' watch.log | tail -1 || echo 'nothing happened')"
  done
  kill "${started[-1]}"
  rm -f .env .env.local main.ts name.mjs page.html watch.log
done

part 'A package with a postinstall script, installed from a file'
mkdir -p "$SCRATCH/loud" && cd "$SCRATCH/loud"
echo '{ "name": "loud", "version": "1.0.0", "scripts": { "postinstall": "touch ../../ran" } }' >package.json
for npm in npm11 npm12; do
  cd "$SCRATCH/loud" && "$node26" "$modules/npm11/bin/npm-cli.js" pack --silent >/dev/null
  rm -rf "$SCRATCH/shop" && mkdir "$SCRATCH/shop" && cd "$SCRATCH/shop"
  echo '{ "name": "shop", "private": true }' >package.json
  for flags in '' --ignore-scripts; do
    rm -rf node_modules package-lock.json ran
    PATH="$(dirname "$node26"):$PATH" "$node26" "$modules/$npm/bin/npm-cli.js" install ../loud/loud-1.0.0.tgz \
      --offline $flags >said.txt 2>&1 || true
    printf 'npm %s %-16s script %s\n' "$(version_of $npm)" "$flags" "$([ -f ran ] && echo ran || echo 'did not run')"
    grep -iE 'script' said.txt | sed 's/^/  /' || true
  done
done

npm() { PATH="$(dirname "$node26"):$PATH" "$node26" "$modules/npm12/bin/npm-cli.js" "$@" 2>/dev/null; }
part 'What each pick brings: packages with itself, those with an install script, licence, day of release (registry)'
for pick in zod@4 fastify@5 hono@4 pino@10 kysely@0 vitest@5; do
  rm -rf "$SCRATCH/pick" && mkdir "$SCRATCH/pick" && cd "$SCRATCH/pick"
  echo '{ "name": "pick", "private": true }' >package.json
  npm install --package-lock-only --omit=optional "$pick" >/dev/null
  npm view "${pick%@*}" time --json >time.json
  "$node26" -e '
    const { packages } = JSON.parse(require("fs").readFileSync("package-lock.json", "utf8"));
    const all = Object.entries(packages).filter(([path, one]) => path && !one.optional && !one.peer);
    const own = all.find(([path]) => path === `node_modules/${process.argv[1]}`)[1];
    const loud = all.filter(([, one]) => one.hasInstallScript).map(([path]) => path.slice(13));
    const [times] = [JSON.parse(require("fs").readFileSync("time.json", "utf8"))].flat();
    const day = times[own.version].slice(0, 10);
    console.log(`${process.argv[1].padEnd(8)} ${own.version.padEnd(8)} ${String(all.length).padStart(3)} packages, scripts: ${loud.join(" ") || "none"}, ${own.license}, ${day}`);
  ' "${pick%@*}"
done

part 'Which release npm 12 takes, by the least age in days'
for days in 0 3 30 300; do
  rm -rf "$SCRATCH/age" && mkdir "$SCRATCH/age" && cd "$SCRATCH/age"
  echo '{ "name": "age", "private": true }' >package.json
  npm config set "min-release-age=$days" --location=project
  npm install --package-lock-only hono >/dev/null || true
  printf 'min-release-age=%-4s hono %s\n' "$days" "$(sed -n 's/.*"node_modules.hono": {//;T;n;s/.*"version": "\(.*\)",/\1/p' package-lock.json 2>/dev/null)"
done
