#!/bin/bash
# How many packages each framework brings into an empty project, and what the delay histogram hides.
. "$(dirname "$0")/../../../shared/lab.sh"
FASTIFY=fastify@5.12.8
NEST='@nestjs/core@12.5.1 @nestjs/common@12.5.1 @nestjs/platform-express@12.5.1 reflect-metadata@0.2.2 rxjs@7.8.2'
head_of "node $(node -p process.versions.node)" "npm $(npm --version)" "$FASTIFY" '@nestjs/core@12.5.1'

count() { # count NAME PACKAGE…: installs into a project of its own
  local name=$1
  shift
  mkdir "$name"
  (
    cd "$name"
    npm init -y >/dev/null
    npm install --ignore-scripts --no-audit --no-fund --silent "$@"
    printf '%-8s %3d packages, %2d MB\n' "$name" \
      "$(node -p "Object.keys(require('./package-lock.json').packages).length - 1")" \
      "$(du -sm node_modules | cut -f1)"
  )
}

part 'npm init -y, then npm install'
count fastify $FASTIFY
# shellcheck disable=SC2086
count nest $NEST

part 'Event loop delay over 10 s, ms, sampled every 10 ms'
node "$LAB/delay.mjs"
