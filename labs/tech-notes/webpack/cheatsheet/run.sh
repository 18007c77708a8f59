#!/bin/bash
# The loader rules and the commands of the note in webpack, and what Rspack makes of its configurations.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
[ -d "$LAB/node_modules/webpack-cli" ] || install_packages
ln -s "$LAB/node_modules" node_modules
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
heads=()
for name in webpack webpack-cli webpack-dev-server webpack-merge @rspack/core css-loader style-loader sass-loader sass \
  swc-loader @swc/core html-webpack-plugin mini-css-extract-plugin css-minimizer-webpack-plugin postcss-loader tailwindcss \
  typescript @types/react react @pmmmwh/react-refresh-webpack-plugin react-refresh; do
  heads+=("$name $(version_of $name)")
done
head_of "${heads[@]}" "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node_modules/.bin/node -v)"
export PATH="$PWD/node_modules/.bin:$PATH" NODE_OPTIONS=--no-warnings
note=$ROOT/docs/tech-notes/webpack/cheatsheet.md
node "$ROOT/labs/shared/fences.mjs" "$note" .
# webpack.config.mjs with the page has no title, because the version before it has that one
sed -n '/^import HtmlWebpackPlugin/,/^```$/{/^```$/d;p}' "$note" >page.js
cp "$LAB/check.mjs" .
mkdir -p types/src
mv tsconfig.json types
echo '{ "type": "module" }' >package.json
node check.mjs

part 'tsc in an empty project: the tsconfig.json of the note, without and with global.d.ts, and that of tsc --init'
cp package.json types
cp src/App.tsx src/page.css src/button.module.css types/src
printf '%s\n' "import './page.css';" "import styles from './button.module.css';" "import { App } from './App';" \
  'console.log(<App />, styles);' >types/src/index.tsx
types() (
  echo "$1:"
  cd types
  if tsc --noEmit --pretty false; then echo 'no errors'; fi
)
types 'tsconfig.json of the note'
mv global.d.ts types
types 'with global.d.ts'
rm types/tsconfig.json
(cd types && tsc --init >/dev/null)
types 'tsc --init'

part 'An edit while the development server runs: a counter clicked twice, in Chromium'
mkdir -p app/src
cp package.json webpack.dev.mjs "$LAB/edit.mjs" app
cp src/index.html src/page.css app/src
cp webpack.config.mjs app/base.mjs
cat >app/webpack.config.mjs <<'MJS'
import { extract } from '../extract.js';
import { names } from '../names.js';
import page from '../page.js';
import { typescript } from '../typescript.js';
import base from './base.mjs';

if (process.env.TRANSFORM === 'yes') typescript.use.options.jsc.transform.react.refresh = true;
const loads = process.env.CSS === 'css-loader' || process.env.CSS === 'extract';
const [css] = extract.module.rules;
if (process.env.CSS === 'extract') css.use[0] = extract.plugins[0].constructor.loader;
export default {
  ...base,
  entry: './src/index.tsx',
  module: { rules: [typescript, ...(loads ? [css] : [])] },
  resolve: { extensions: names.resolve.extensions },
  plugins: [...page.plugins, ...(loads ? extract.plugins : [])],
};
MJS
# The two lines that the note adds, the plugin's only where a run asks for it
sed -i -e "1i import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';" \
  -e 's/^  \.\.\.base,$/&\n  plugins: [...(base.plugins ?? []), process.env.PLUGIN === "yes" \&\& new ReactRefreshPlugin()],/' \
  app/webpack.dev.mjs
cat >app/src/index.tsx <<'TSX'
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './page.css';

createRoot(document.getElementById('root')!).render(<App />);
TSX
cat >app/src/App.tsx <<'TSX'
import { Counter } from './Counter';
import { Other } from './Other';

export const App = () => (
  <>
    <Counter />
    <Other />
  </>
);
TSX
(cd app && node edit.mjs)
(cd app && TRANSFORM=yes webpack >out.txt && echo "refresh: true in a production build: $(grep -o 'Refresh[SR][ie]g' dist/*.js | wc -l) traces")

part 'The function of the note, beside a configuration with an HTML page: with and without the plugins of the base'
sed -i -e "1i import page from './page.js';" -e 's/^export default {/&\n  plugins: page.plugins,/' webpack.config.mjs
echo 'console.log(REGION);' >src/index.js
for kept in yes no; do
  [ $kept = yes ] || sed -i '/\.\.\.(base\.plugins/d' webpack.prod.js
  webpack -c webpack.prod.js --env region=eu >out.txt 2>&1 || cat out.txt
  echo "$kept: $(ls dist | sed -E 's/[0-9a-f]{20}/#/' | paste -sd ' ')"
done
rm webpack.config.mjs

part 'The commands'
printf '%s\n' "export default (env) => { if (env.region) console.log('region', env.region);" \
  "  return { mode: 'production', entry: './src/tea.js' }; };" >webpack.config.js
cp webpack.config.js webpack.prod.js
attempt() {
  local status=0
  "$@" >out.txt 2>&1 || status=$?
  echo "$* -> $status$(grep -m1 -E '^region|No validation' out.txt | sed 's/^/, /')"
}
attempt webpack -c webpack.prod.js --env region=eu
attempt webpack --json=stats.json
ls stats.json
attempt webpack --progress=profile --stats=detailed
attempt webpack configtest
attempt webpack --fail-on-warnings
NODE_OPTIONS=--max-old-space-size=4096 attempt webpack
webpack --help=verbose >help.txt 2>&1 || true
grep -oE -m1 -e '--analyze' help.txt
webpack serve --help >help.txt 2>&1 || true
grep -oE -m1 -e '--open ' help.txt
webpack watch --help >help.txt 2>&1 && echo 'watch is known'
