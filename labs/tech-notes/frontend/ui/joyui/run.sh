#!/bin/bash
# Joy UI and Material UI in one project: packages, one tree, color modes, the theme, bytes.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "@mui/joy $(version_of @mui/joy)" "@mui/material $(version_of @mui/material)" \
  "@emotion/react $(version_of @emotion/react)" "react $(version_of react)" "jsdom $(version_of jsdom)" "node $(node -v)"

part 'What npm installs below the two libraries'
(cd "$LAB" && npm ls @mui/system @mui/base 2>/dev/null | tail -n +2)

node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/frontend/ui/joyui.md" note
cp "$LAB"/{together.tsx,browser.ts,modes.tsx,theme.ts} note/
sed -i "s#'./material-button.tsx'#'@mui/material/Button'#" note/button.tsx
ln -s "$LAB/node_modules" node_modules
echo '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext" } }' >tsconfig.json
part 'together.tsx: one tree, two libraries'
"$ROOT/node_modules/.bin/tsx" note/together.tsx 2>&1
part 'modes.tsx: the color mode of each library, on a dark system'
"$ROOT/node_modules/.bin/tsx" note/modes.tsx 2>&1
part 'theme.ts: colors of the two themes'
"$ROOT/node_modules/.bin/tsx" note/theme.ts 2>&1
part 'Minified by esbuild for production, gzip level 9, without React'
node "$LAB/sizes.mjs"
