#!/bin/bash
# The linter on six components, a ref that skips the second setup, and the bytes of a query library.
. "$(dirname "$0")/../../../../../shared/lab.sh"
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "react $(version_of react)" "eslint $(version_of eslint)" \
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

part 'Bytes of client, provider and useQuery, minified and gzipped, without React'
node "$LAB/size.mjs"
