#!/bin/bash
# How a Nest app stops when it is process 1, and what its health routes say.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs unshare util-linux
needs ip iproute2
needs pgrep procps
modules=$ROOT/node_modules
version_of() { node -p "JSON.parse(require('fs').readFileSync('$modules/$1/package.json')).version"; }
head_of "@nestjs/core $(version_of @nestjs/core)" "@nestjs/platform-express $(version_of @nestjs/platform-express)" \
  "typescript $(version_of typescript)" "npm $(npm -v 2>/dev/null)" "prisma 7.10.0" "node $(node -v)" 'no Docker'
ln -s "$modules" node_modules
echo '{ "type": "module", "scripts": { "start:prod": "node out/variant.js hooks last timer exit" } }' >package.json
cat >tsconfig.json <<'END'
{
  "compilerOptions": {
    "strict": true, "target": "es2023", "module": "nodenext", "outDir": "out", "rootDir": ".",
    "experimentalDecorators": true, "emitDecoratorMetadata": true, "skipLibCheck": true, "types": ["node"]
  },
  "files": ["variant.ts", "main.ts"]
}
END
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/nest-js/containerize.md" .
cp "$LAB/variant.ts" .
"$modules/.bin/tsc" -p .
node=$(command -v node)
npm_cli=$(dirname "$(readlink -f "$(command -v npm)")")/npm-cli.js
cat >inside.sh <<'END'
ip link set lo up
exec "$@"
END

# stop LABEL COMMAND…: starts it as process 1, begins a request of two seconds, sends SIGTERM, says how both ended
stop() {
  local label=$1 first=
  shift
  unshare --map-root-user --pid --fork --mount-proc --net --kill-child sh inside.sh "$@" >program.log 2>&1 &
  local outer=$!
  started+=("$outer")
  for _ in $(seq 100); do
    first=$(pgrep -P "$outer" | head -1 || true)
    [ -n "$first" ] && nsenter -t "$first" -U --preserve-credentials -n curl -s -o /dev/null http://127.0.0.1:3000/ && break
    sleep 0.2
  done
  nsenter -t "$first" -U --preserve-credentials -n curl -s -m 20 -o answer.txt -w '%{http_code}' \
    http://127.0.0.1:3000/slow >code.txt 2>/dev/null &
  local client=$!
  sleep 0.5
  local began status=0 how=
  began=$(date +%s%N)
  kill -TERM "$first"
  for _ in $(seq 100); do
    kill -0 "$first" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL "$first" 2>/dev/null && how='SIGKILL'
  wait "$outer" || status=$?
  local ms=$((($(date +%s%N) - began) / 1000000))
  wait "$client" || true
  printf '%-58s %5s s  %-13s  request %s\n' "$label" "$((ms / 1000)).$((ms % 1000 / 100))" \
    "${how:-exit code $status}" "$(sed 's/^000$/lost/' code.txt)"
}

part 'Process 1: SIGTERM during a request of 2 s that then asks the pool; SIGKILL after 10 s'
stop 'no enableShutdownHooks' "$node" out/variant.js last
stop 'hooks, pool ends in onModuleDestroy' "$node" out/variant.js hooks destroy
stop 'hooks, pool ends in onApplicationShutdown' "$node" out/variant.js hooks last
stop 'the same, and a timer that nobody cleared' "$node" out/variant.js hooks last timer
stop 'the same, and useProcessExit' "$node" out/variant.js hooks last timer exit
stop 'the same, and forceCloseConnections' "$node" out/variant.js hooks last timer exit force
stop 'useProcessExit, started by npm run start:prod' "$node" "$npm_cli" run start:prod

part 'Not process 1: a timer that nobody cleared, no useProcessExit'
"$node" out/variant.js hooks last timer &
server=$!
started+=("$server")
for _ in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:3000/ && break || sleep 0.2; done
kill -TERM "$server"
status=0
wait "$server" || status=$?
printf 'exit code %s\n' "$status"

part 'An open connection that sends nothing; SIGKILL after 10 s'
printf 'useProcessExit alone    %s\n' "$("$node" "$LAB/silent.mjs" "$node" out/variant.js hooks last exit)"
printf "the note's main.ts      %s\n" "$("$node" "$LAB/silent.mjs" "$node" out/main.js)"

part 'A request under way on a connection that could be kept; SIGKILL after 10 s'
printf 'useProcessExit alone    %s\n' "$("$node" "$LAB/kept.mjs" /slow "$node" out/variant.js hooks last exit | paste -sd';')"
printf "the note's main.ts      %s\n" "$("$node" "$LAB/kept.mjs" /orders "$node" out/main.js | paste -sd';')"

part 'The health routes'
"$node" out/variant.js hooks last exit &
server=$!
started+=("$server")
for _ in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:3000/ && break || sleep 0.2; done
for state in 'pool open' 'pool closed'; do
  [ "$state" = 'pool open' ] || curl -s -o /dev/null http://127.0.0.1:3000/break
  for route in live ready; do
    printf '%-12s /health/%-6s %s\n' "$state" "$route" \
      "$(curl -s -w ' %{http_code}' "http://127.0.0.1:3000/health/$route")"
  done
done
kill -TERM "$server"

part 'node_modules of an app with Prisma, in plain folders, install scripts off'
unset npm_config_nodedir
mkdir "$SCRATCH/shop" && cd "$SCRATCH/shop"
cat >package.json <<'END'
{
  "name": "shop", "private": true,
  "dependencies": {
    "@nestjs/common": "12.5.1", "@nestjs/core": "12.5.1", "@nestjs/platform-express": "12.5.1",
    "@prisma/adapter-pg": "7.10.0", "@prisma/client": "7.10.0", "reflect-metadata": "0.2.2", "rxjs": "7.8.2"
  },
  "devDependencies": { "prisma": "7.10.0", "typescript": "6.0.3" }
}
END
export npm_config_ignore_scripts=true npm_config_audit=false npm_config_fund=false
npm install --package-lock-only >/dev/null 2>&1
cp package.json package-lock.json "$SCRATCH"
there() { [ -d "node_modules/$1" ] && echo "$1 is there" || echo "$1 is gone"; }
packages() { printf '%s, %s, %s' "$(there prisma)" "$(there typescript)" "$(there pg-cloudflare)"; }
commands() {
  printf commands:
  for name in prisma tsc nest; do [ ! -e "node_modules/.bin/$name" ] || printf ' %s' "$name"; done
}
# pruned WHAT INSTALL LABEL COMMAND…: what is left of a full install, by the function WHAT
pruned() {
  local what=$1 install=$2 label=$3
  shift 3
  cp "$SCRATCH"/package.json "$SCRATCH"/package-lock.json .
  npm "$install" --prefer-offline >/dev/null 2>&1
  "$@" >/dev/null 2>&1
  printf '%-52s %4s MB, %s\n' "$label" "$(du -sm node_modules | cut -f1)" "$("$what")"
}
both() { npm uninstall prisma typescript && npm prune --omit=dev; }
pruned packages ci 'npm ci' true
pruned packages ci 'npm prune --omit=dev' npm prune --omit=dev
pruned packages ci 'npm prune --omit=dev --omit=optional' npm prune --omit=dev --omit=optional
pruned packages ci 'npm uninstall prisma typescript, npm prune' both
node -e '
  const { packages } = JSON.parse(require("fs").readFileSync("../package-lock.json", "utf8"));
  for (const name of ["prisma", "typescript"])
    console.log(name, "dev:", packages[`node_modules/${name}`].dev ?? false, "devOptional:", packages[`node_modules/${name}`].devOptional ?? false);
'

part 'prisma generate without DATABASE_URL, as in a build (no engine can be fetched here)'
cp "$SCRATCH"/package.json "$SCRATCH"/package-lock.json .
npm ci --prefer-offline >/dev/null 2>&1
mkdir -p prisma
printf 'generator client {\n  provider = "prisma-client"\n  output = "../src/generated"\n}\ndatasource db {\n  provider = "postgresql"\n}\nmodel Mug {\n  id Int @id\n}\n' >prisma/schema.prisma
for url in "env('DATABASE_URL')" "process.env['DATABASE_URL']"; do
  printf "import { defineConfig, env } from 'prisma/config';\nexport default defineConfig({ schema: 'prisma/schema.prisma', datasource: { url: %s } });\n" "$url" >prisma.config.ts
  printf '%-28s %s\n' "$url" "$(env -u DATABASE_URL node_modules/.bin/prisma generate 2>&1 | grep -oE 'PrismaConfigEnvError: .*|Loaded Prisma config.*' | head -1)"
done

part 'node_modules of a fresh project from nest new, with Prisma, install scripts off'
cd "$SCRATCH"
npx -y @nestjs/cli@12.0.8 new fresh --package-manager npm --skip-git --strict >/dev/null 2>&1
cd fresh
npm install -D prisma@7.10.0 >/dev/null 2>&1
npm install @prisma/client@7.10.0 @prisma/adapter-pg@7.10.0 >/dev/null 2>&1
cp package.json package-lock.json "$SCRATCH"
without_dev() { npm pkg delete devDependencies && npm prune; }
pruned commands install 'npm install' true
pruned commands install 'npm uninstall prisma typescript, npm prune' both
pruned commands install 'npm pkg delete devDependencies, npm prune' without_dev
