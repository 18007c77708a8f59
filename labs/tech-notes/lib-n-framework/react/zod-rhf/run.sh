#!/bin/bash
# The note's forms, with the resolver of @hookform/resolvers instead of the note's own.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "@hookform/resolvers $(version_of @hookform/resolvers)" "react-hook-form $(version_of react-hook-form)" \
  "zod $(version_of zod)" "react $(version_of react)" "node $(node -v)"

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/zod-rhf.mdx" .
sed -i "s#'./resolver.ts'#'@hookform/resolvers/zod'#" ./*.tsx
rm resolver.ts
cp "$LAB/root.ts" .
echo '{ "type": "module" }' >package.json
echo '{ "compilerOptions": { "jsx": "react-jsx", "module": "nodenext" } }' >tsconfig.json
ln -s "$LAB/node_modules" node_modules
for file in numbers.tsx blank.tsx visit.tsx root.ts; do
  part "$file"
  node_modules/.bin/tsx "$file"
done
