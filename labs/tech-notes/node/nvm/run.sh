#!/bin/bash
# Which npm commands stop when a project asks for Node 26 and gets another one.
. "$(dirname "$0")/../../../shared/lab.sh"
head_of "node $(node -p process.versions.node)" "npm $(npm -v 2>/dev/null)" 'no version manager'
export npm_config_offline=true npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
export npm_config_cache=$SCRATCH/cache

# project MEMBERS [NPMRC]: begins an empty project
project() {
  rm -rf "$SCRATCH/app" && mkdir "$SCRATCH/app" && cd "$SCRATCH/app"
  printf '{"name":"shop","version":"1.0.0","private":true,"scripts":{"hi":"node app.js"},%s}\n' "$1" >package.json
  printf '{"name":"shop","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"shop","version":"1.0.0"}}}\n' \
    >package-lock.json
  printf 'console.log("hi")\n' >app.js
  [ -z "${2:-}" ] || printf '%s\n' "$2" >.npmrc
}
# try COMMAND…: its exit code and npm's own code, if it has one
try() {
  local status=0
  "$@" >"$SCRATCH/said" 2>&1 || status=$?
  printf '%-14s exit %s  %s\n' "$*" "$status" "$(grep -oE '(warn|error) (code )?EBAD[A-Z]+' "$SCRATCH/said" | head -1)"
}
all() {
  try npm install
  try npm ci
  try npm run hi
  try node app.js
}

part 'engines alone'
project '"engines":{"node":"26.x"}'
all

part 'engines and engine-strict'
project '"engines":{"node":"26.x"}' 'engine-strict=true'
all

part 'devEngines'
runtime='"devEngines":{"runtime":{"name":"node","version":"26.x","onFail":"error"}}'
project "$runtime"
all
part 'devEngines, what npm run says'
npm run hi 2>&1 | grep -E 'EBADDEVENGINES' | sed 's/^npm error //' || true

part 'devEngines without onFail'
project '"devEngines":{"runtime":{"name":"node","version":"26.x"}}'
all

part 'devEngines, the version fits'
project "${runtime/26.x/$(node -p 'process.versions.node.split(".")[0]').x}"
all

part 'engine-strict, and a dependency that asks for Node 26'
project '"dependencies":{"dep":"file:dep"}' 'engine-strict=true'
rm package-lock.json
mkdir dep && printf '{"name":"dep","version":"1.0.0","engines":{"node":"26.x"}}\n' >dep/package.json
try npm install
