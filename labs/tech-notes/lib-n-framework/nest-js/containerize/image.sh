#!/bin/bash
# Builds both images of the note's Dockerfile with Podman, starts the app beside a PostgreSQL, and stops it.
. "$(dirname "$0")/../../../../shared/lab.sh"
. "$ROOT/labs/shared/podman.sh"
needs curl curl
needs setpriv util-linux
pg=/usr/lib/postgresql/15/bin
needs $pg/initdb postgresql-15
make_base

# `nest new` with Prisma, and the note's files in it
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/nest-js/containerize.md" note
npx -y @nestjs/cli@12.0.8 new shop --package-manager npm --skip-git --skip-install --strict >new.log 2>&1
cp note/Dockerfile shop
cp note/main.ts note/health.controller.ts shop/src
cd shop
rm src/app.*
# Vite 8.4.0 has an optional dependency that the registry didn't have, and `npm ci` insists on it.
npm pkg set devDependencies.prisma=7.10.0 devDependencies.vite=8.3.8 \
  dependencies.@prisma/client=7.10.0 dependencies.@prisma/adapter-pg=7.10.0
npm install --package-lock-only --silent
printf '%s\n' .git '**/node_modules' dist '**/.env*' '**/.npmrc' >.dockerignore
# neither of these two may end up in an image
echo 'DB_PASSWORD=local' >.env
echo 'fund=false' >.npmrc
sed -i 's/\.query()/.$queryRaw`SELECT 1`/' src/health.controller.ts
cat >src/database.ts <<'END'
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor() {
    super({ adapter: new PrismaPg({ connectionString: process.env['DATABASE_URL']! }) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
    console.log('disconnected');
  }
}
END
cat >src/app.module.ts <<'END'
import { Controller, Get, Module } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { Database } from './database.js';
import { HealthController } from './health.controller.js';

@Controller()
class Slow {
  constructor(private readonly database: Database) {}

  @Get('slow')
  async slow(): Promise<string> {
    await setTimeout(2000);
    await this.database.$queryRaw`SELECT 1`;
    return 'done';
  }
}

@Module({ controllers: [Slow, HealthController], providers: [Database] })
export class AppModule {}
END
mkdir prisma
cat >prisma/schema.prisma <<'END'
generator client {
  provider = "prisma-client"
  output   = "../src/generated"
}
datasource db {
  provider = "postgresql"
}
model Mug {
  id Int @id
}
END
cat >prisma.config.ts <<'END'
import { defineConfig } from 'prisma/config';
export default defineConfig({ schema: 'prisma/schema.prisma', datasource: { url: process.env['DATABASE_URL'] } });
END

# With this variable, installing Prisma doesn't download the migration engine, which a lab can't count on.
printf 'FROM %s\nENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/false\n' "$base" >../Engine
build --tag base --file ../Engine .. >../engine.log
build --tag shop --target app --build-arg BASE=localhost/base . >../app.log || { grep -i error ../app.log; exit 1; }
build --tag migrate --target migrate --build-arg BASE=localhost/base . >../migrate.log || { grep -i error ../migrate.log; exit 1; }
cd ..
version_of() { box --rm localhost/shop node -p "require('/app/node_modules/$1/package.json').version"; }
head_of "podman $(podman --version | awk '{print $3}')" "crun $(crun --version | awk 'NR == 1 { print $3 }')" \
  "node $node_version" "npm $npm_version" "@nestjs/core $(version_of @nestjs/core)" "@prisma/client $(version_of @prisma/client)" \
  "$($pg/postgres --version | awk '{print "PostgreSQL " $3}')" 'no Docker Engine'

part 'Sizes'
awk -v base="$(bytes localhost/base)" 'BEGIN { printf "base %8.1f MB\n", base / 1e6 }'
for image in shop migrate; do
  awk -v image="$image" -v size="$(bytes "localhost/$image")" -v base="$(bytes localhost/base)" \
    'BEGIN { printf "%-8s base + %5.1f MB\n", image, (size - base) / 1e6 }'
done

part 'Contents'
for image in shop migrate; do
  box --rm "localhost/$image" sh -c '
    echo "'"$image"': $(ls -A | paste -sd" ")"
    du -sm node_modules | sed "s/\t/ MB of /"
    for name in prisma tsc nest; do
      [ -e node_modules/.bin/$name ] && echo "$name is there" || echo "$name is missing"
    done'
done

mkdir -m 777 db
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
as $pg/initdb -D db/data -U shop --auth=trust >initdb.log
start postgres.log setpriv --reuid=postgres --regid=postgres --clear-groups $pg/postgres -D db/data -p 5499 \
  -c listen_addresses=127.0.0.1 -c unix_socket_directories=
until $pg/pg_isready -q -h 127.0.0.1 -p 5499; do sleep 0.2; done
run() { # DATABASE_PORT [COMMAND…]: starts the app, and waits until it responds
  box --detach --name one --env "DATABASE_URL=postgresql://shop@127.0.0.1:$1/shop" localhost/shop "${@:2}" >id
  for _ in $(seq 150); do curl -s -o reply http://127.0.0.1:3000/health/live && return; sleep 0.1; done
}
psql -h 127.0.0.1 -p 5499 -U shop -d postgres -qc 'CREATE DATABASE shop'

part 'Health, and the command of the compose file'
check=$(node -p "require('$ROOT/node_modules/yaml').parse(fs.readFileSync('note/compose.yaml', 'utf8')).services.app.healthcheck.test[3]")
for port in 5499 5498; do
  [ $port = 5499 ] && echo 'with the database' || echo 'without a database'
  run $port
  for route in live ready; do
    printf '  /health/%-5s  %s\n' $route "$(curl -s -o reply -w '%{http_code}' "http://127.0.0.1:3000/health/$route")"
  done
  status=0
  pod exec one node -e "$check" || status=$?
  echo "  command        exit code $status"
  [ $port = 5499 ] && pod exec one node -p '`  process 1      ${fs.readFileSync("/proc/1/cmdline", "utf8").replaceAll("\0", " ")}as user ${process.getuid()}`'
  pod rm --force --time 0 one >/dev/null
done

part 'podman stop, SIGKILL after 10 s'
stop() { # LABEL REQUEST [COMMAND…]
  local began ms client=
  run 5499 "${@:3}"
  echo 'no request' >answer
  [ -z "$2" ] || { node "$LAB/ask.mjs" "$2" >answer & client=$!; }
  sleep 0.7
  began=$(date +%s%N)
  pod stop --time 10 one >/dev/null 2>&1
  ms=$((($(date +%s%N) - began) / 1000000))
  [ -z "$client" ] || wait "$client"
  printf '%-34s %4s s  exit code %-4s %-10s  %s\n' "$1" "$((ms / 1000)).$((ms % 1000 / 100))" \
    "$(pod inspect --format '{{.State.ExitCode}}' one)" "$(cat answer)" \
    "$(pod logs one 2>&1 | grep -o '^disconnected' || echo 'not disconnected')"
  pod rm one >/dev/null
}
stop 'during a request of 2 s' slow
stop 'without a request' ''
stop 'a connection that sends nothing' silent
stop 'npm run start:prod, a request' slow npm run start:prod
