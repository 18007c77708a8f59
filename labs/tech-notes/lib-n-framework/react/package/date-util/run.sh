#!/bin/bash
# What the Temporal polyfill adds to a page, and the same time next day with date-fns and its zone package.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$1/package.json').version"; }
modules=$ROOT/node_modules
head_of "temporal-polyfill $(version_of "$modules/temporal-polyfill")" "date-fns $(version_of "$modules/date-fns")" \
  "@date-fns/tz $(version_of "$LAB/node_modules/@date-fns/tz")" "esbuild $(version_of "$modules/esbuild")" "node $(node -v)"

part 'Minified by esbuild for production, gzip level 9'
node "$LAB/size.mjs"

part '18:00 in Berlin on 24 October 2026, one day later, on a machine in UTC'
node "$LAB/zone.mjs"
