#!/bin/bash
# The linter on six components, a ref that skips the second setup, useEffectEvent under memo, the bytes of a query library.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "react $(version_of react)" "react $(node -p "require('$LAB/node_modules/react/package.json').version")" \
  "eslint $(version_of eslint)" \
  "eslint-plugin-react-hooks $(version_of eslint-plugin-react-hooks)" \
  "@tanstack/react-query $(version_of @tanstack/react-query)" "esbuild $(version_of esbuild)" "node $(node -v)"

part 'The recommended preset of eslint-plugin-react-hooks'
node "$LAB/lint.mjs"

part 'fixed.tsx of the note, and the same with a ref that skips the second setup'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/hooks/useEffect.mdx" samples
ln -s "$ROOT/node_modules" node_modules
echo '{ "type": "module" }' >package.json
echo '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext" } }' >tsconfig.json
"$ROOT/node_modules/.bin/tsx" samples/fixed.tsx
sed -e 's/import { useEffect }/import { useEffect, useRef }/' \
  -e 's/^  useEffect(() => {/  const didRun = useRef(false);\n  useEffect(() => {\n    if (didRun.current) return undefined;\n    didRun.current = true;/' \
  samples/fixed.tsx >samples/skipped.tsx
echo 'with the ref:'
"$ROOT/node_modules/.bin/tsx" samples/skipped.tsx

part 'stays.tsx of the note, with the component in memo and in forwardRef'
for wrap in memo forwardRef; do
  sed -e "s/import { useEffect,/import { $wrap, useEffect,/" -e "s/changeUnit(Tide)/changeUnit($wrap(Tide))/" \
    samples/stays.tsx >"samples/$wrap.tsx"
done
mkdir newer
cp -r samples tsconfig.json package.json newer
ln -s "$LAB/node_modules" newer/node_modules
for folder in . newer; do
  for wrap in memo forwardRef; do
    echo "$wrap, react $(node -p "require('./$folder/node_modules/react/package.json').version"):"
    "$ROOT/node_modules/.bin/tsx" "$folder/samples/$wrap.tsx" 2>/dev/null
  done
done

part 'Bytes of client, provider and useQuery, minified and gzipped, without React'
node "$LAB/size.mjs"
