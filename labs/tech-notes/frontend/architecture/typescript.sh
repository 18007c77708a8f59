#!/bin/bash
# The note's boundaries in a fresh Vite app with TypeScript: what Oxlint rejects, what builds, and TS2307.
. "$(dirname "$0")/../../../shared/lab.sh"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/frontend/architecture/index.md" note
npm create -y vite@9.3.0 app -- --template react-ts --no-interactive >/dev/null 2>&1 </dev/null
cd app
npm install --save-dev --save-exact --no-audit --no-fund --silent oxlint@1.94.0 vite@8.4.0 typescript@7.0.2 >/dev/null
version_of() { node -p "JSON.parse(fs.readFileSync('node_modules/$1/package.json')).version"; }
head_of 'create-vite 9.3.0' "vite $(version_of vite)" "typescript $(version_of typescript)" "oxlint $(version_of oxlint)" \
  "react $(version_of react)" "node $(node -v)"
npm pkg set 'imports.#features/*=./src/features/*/index.ts'
npm pkg set 'imports.#shared/*=./src/shared/*.ts'
# the note's entries next to what the template put there
node -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  const merged = { ...read(".oxlintrc.json"), ...read("../note/.oxlintrc.json") };
  writeFileSync(".oxlintrc.json", JSON.stringify(merged));
'

part 'Oxlint: an import a line'
mkdir -p src/features/{cart,catalog/rows} src/shared
cat >src/features/catalog/page.ts <<'TS'
import '#features/cart';
import '#shared/money';
import './list.ts';
import '../../shared/money.ts';
import '#features/cart/total.ts';
import '../cart/total.ts';
import './../cart/total.ts';
export * from '#features/cart/total.ts';
import type { Total } from '#features/cart/total.ts';
void import('#features/cart/total.ts');
TS
cat >src/features/catalog/rows/row.ts <<'TS'
import '../list.ts';
import '../../cart/total.ts';
import '../../../shared/money.ts';
TS
cat >src/shop.ts <<'TS'
import '#features/cart';
import './features/cart/total.ts';
import './features/cart/index.ts';
TS
cat >src/shared/money.ts <<'TS'
import './round.ts';
import '#features/cart';
TS
for file in src/features/catalog/page.ts src/features/catalog/rows/row.ts src/shop.ts src/shared/money.ts; do
  echo "$file"
  npx oxlint -f unix "$file" >found.txt || true
  line=0
  while read -r code; do
    line=$((line + 1))
    if grep -q "^$file:$line:.*no-restricted-imports" found.txt; then verdict=rejected; else verdict='passes  '; fi
    echo "  $verdict  $code"
  done <"$file"
done

part 'npm run build with both aliases, and nothing else configured'
rm -r src/features/catalog src/shop.ts
echo "export const total = (cents: number) => \`\${cents / 100} €\`;" >src/features/cart/total.ts
echo "export { total } from './total.ts';" >src/features/cart/index.ts
echo 'export const rounded = (cents: number) => Math.round(cents);' >src/shared/money.ts
cat >src/App.tsx <<'TSX'
import { total } from '#features/cart';
import { rounded } from '#shared/money';

export default function App() {
  return <p>{total(rounded(950.4))}</p>;
}
TSX
npm run build 2>&1 | grep -E 'built in|error' | sed 's/ in .*//'
grep -rl '9\.5\|950\.4' dist/assets >/dev/null && echo 'the bundle has both'
npx oxlint && echo 'oxlint: no errors'

part "import('cart/Cart') in TypeScript"
cat >src/App.tsx <<'TSX'
import { lazy, Suspense } from 'react';

const Cart = lazy(() => import('cart/Cart'));

export default function App() {
  return (
    <Suspense fallback={null}>
      <Cart count={2} />
    </Suspense>
  );
}
TSX
npx tsc -b || true
echo "declare module 'cart/Cart';" >src/cart.d.ts
npx tsc -b && echo "with the declaration: no errors"
sed -i 's/count={2}/itmes="two"/' src/App.tsx
npx tsc -b && echo 'with a prop that the cart does not have: no errors'
