#!/bin/bash
# One dialog and one combobox, built seven ways: what a keyboard and the accessibility tree find, the bytes, and whose colour wins.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
[ -d "$LAB/node_modules/antd" ] || install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
heads=()
for name in react @base-ui/react radix-ui react-aria-components @mui/material antd; do
  heads+=("$name $(version_of $name)")
done
head_of "${heads[@]}" "esbuild $(node -p "require('$ROOT/node_modules/esbuild/package.json').version")" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"
ways=(div native base-ui radix react-aria mui antd)

part 'Bytes, minified, gzip level 9, without React and without any CSS of your own'
node "$LAB/sizes.mjs"

part 'Keyboard and accessibility tree of one dialog and one combobox'
node "$LAB/build.mjs" "${ways[@]}"
node "$LAB/keyboard.mjs" "${ways[@]}"

part 'Presses of Tab in the open dialog that ended on the page behind it'
node "$LAB/tab.mjs" native base-ui radix react-aria mui antd

part 'Background of a Material UI button that has a class of the page'
node "$LAB/override.mjs"

part 'Dialog.tsx of the note, in Strict Mode'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/frontend/ui/index.mdx" note
node "$LAB/seam.mjs" note
