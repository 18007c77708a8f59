#!/bin/bash
# The bytes of icons by set and by kind of import, what two sets render, what SVGO leaves in a file.
. "$(dirname "$0")/../../../../../shared/lab.sh"
packages=(lucide-react@1.75.0 @heroicons/react@2.2.0 @fortawesome/fontawesome-svg-core@7.3.1
  @fortawesome/free-solid-svg-icons@7.3.1 @fortawesome/react-fontawesome@3.5.0 @fortawesome/fontawesome-free@7.3.1
  @material-symbols/svg-400@0.48.2)
for package in "${packages[@]}"; do
  archive=$(npm pack "$package" --silent 2>/dev/null)
  mkdir -p "node_modules/${package%@*}"
  tar xzf "$archive" -C "node_modules/${package%@*}" --strip-components 1
done
ln -s "$ROOT/node_modules/react" "$ROOT/node_modules/react-dom" "$ROOT/node_modules/scheduler" node_modules/
mkdir svgo
(cd svgo && npm install svgo@4.1.0 --no-audit --no-fund --silent --prefix . >/dev/null 2>&1)
version_of() { node -p "require('$ROOT/node_modules/$1/package.json').version"; }
head_of "${packages[@]}" "svgo@4.1.0" "react@$(version_of react)" "esbuild@$(version_of esbuild)" "node $(node -v)"

part 'Five icons of each set: minified, gzip level 9, without React'
node "$LAB/sizes.mjs" sets "$PWD"

part 'Lucide, by kind of import'
node "$LAB/sizes.mjs" imports "$PWD"

part 'What the components render, and 600 icons on a page'
node "$LAB/markup.mjs" "$PWD"

part 'What SVGO leaves in a file'
node "$LAB/hygiene.mjs" "$PWD/svgo"

part 'Licences, as the packages name them'
for package in "${packages[@]%@*}"; do
  node -p "const p = JSON.parse(require('fs').readFileSync('node_modules/$package/package.json')); p.name.padEnd(40) + p.license"
done

part 'How many icons'
for folder in lucide-react/dist/esm/icons @heroicons/react/24/outline/esm @fortawesome/free-solid-svg-icons \
  @material-symbols/svg-400/outlined; do
  node "$LAB/counts.mjs" "$PWD/node_modules" "$folder"
done
