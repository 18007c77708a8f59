#!/bin/bash
# Bytes of the libraries, lines of the four carts, and what the note says about tearing, servers and selectors.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$1/package.json').version"; }
modules=$ROOT/node_modules
head_of "zustand $(version_of "$modules/zustand")" "@reduxjs/toolkit $(version_of "$modules/@reduxjs/toolkit")" \
  "react-redux $(version_of "$modules/react-redux")" "jotai $(version_of "$modules/jotai")" \
  "jotai $(version_of "$LAB/node_modules/jotai3")" "@tanstack/react-query $(version_of "$modules/@tanstack/react-query")" \
  "react $(version_of "$modules/react")" "esbuild $(version_of "$modules/esbuild")" "node $(node -v)"

part 'Minified by esbuild for production, gzip level 9, without React'
node "$LAB/sizes.mjs"

echo '{ "type": "module" }' >package.json
echo '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext" } }' >tsconfig.json
part 'Lines of each cart that are not empty; the second count is without imports'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/state-management.md" samples
for file in samples/with*.tsx; do
  printf '%-18s %3s %3s\n' "$(basename "$file" .tsx)" "$(grep -vc '^$' "$file")" "$(grep -vcE '^import |^$' "$file")"
done

# sample FILE: runs it, with "jotai" standing for the version that NODE_PATH finds first
ln -s "$modules" node_modules
sample() { "$modules/.bin/tsx" "$1" 2>&1; }
cp "$LAB"/{tearing,server,selector,noScope}.tsx samples/
cp -r samples samples3
sed -i "s/from 'jotai'/from 'jotai3'/" samples3/*.tsx
mkdir samples3/node_modules
ln -s "$LAB/node_modules/jotai3" samples3/node_modules/jotai3
part 'The samples that use Jotai, on 2 and on 3'
for file in count leak tearing server; do
  sample "samples/$file.tsx" >two.txt
  sample "samples3/$file.tsx" >three.txt
  cmp -s two.txt three.txt && echo "$file.tsx: both print the same" || { echo "$file.tsx differs:"; diff two.txt three.txt || true; }
done
part 'tearing.tsx on Jotai 2: a store that changes in the middle of a transition'
sample samples/tearing.tsx
part 'server.tsx: one store for all requests'
sample samples/server.tsx
part 'selector.tsx: useSelector with a selector that builds an array'
sample samples/selector.tsx
part 'noScope.tsx: the carts without a Scope above them, one item added'
sample samples/noScope.tsx
part 'tearing.tsx on Jotai 3, with useAtomValueRawSync'
sed 's/useAtomValue\b/useAtomValueRawSync/g' samples3/tearing.tsx >samples3/raw.tsx
sample samples3/raw.tsx
