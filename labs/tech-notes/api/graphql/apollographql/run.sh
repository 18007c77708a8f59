#!/bin/bash
# Bytes that a GraphQL client adds to a page.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
version_of() { node -p "JSON.parse(require('fs').readFileSync('$1/package.json')).version"; }
head_of "@apollo/client $(version_of "$ROOT/node_modules/@apollo/client")" \
  "urql $(version_of "$LAB/node_modules/urql")" \
  "@urql/exchange-graphcache $(version_of "$LAB/node_modules/@urql/exchange-graphcache")" \
  "graphql $(version_of "$LAB/node_modules/graphql")" "esbuild $(version_of "$ROOT/node_modules/esbuild")" "node $(node -v)"

part 'Minified by esbuild for production, gzip level 9, without React'
node "$LAB/sizes.mjs"
