#!/bin/bash
# What axios adds to a page, its default timeout, what it does with a 404 and with an absolute URL.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$1/package.json').version"; }
head_of "axios $(version_of "$LAB/node_modules/axios")" \
  "esbuild $(version_of "$ROOT/node_modules/esbuild")" "node $(node -v)"

part 'Minified by esbuild for production, gzip level 9'
node "$LAB/size.mjs"

part 'Two servers on loopback, ours and theirs. The client has ours as its base and sends a token'
node "$LAB/behaviour.mjs"
