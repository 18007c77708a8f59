#!/bin/bash
# vet.mjs of the note on .vsix files from the official packaging tool.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs unzip unzip
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/vs-code/extensions.md" note
mkdir tool && cd tool
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vscode/vsce@3.6.2 >/dev/null
head_of "node $(node -v)" "vsce $(node_modules/.bin/vsce --version)"
cd ..

# pack NAME JSON: an extension NAME with these lines more in its manifest
pack() {
  mkdir "$1" && cd "$1"
  cat >package.json <<JSON
{ "name": "$1", "publisher": "lab", "version": "1.0.0", "engines": { "vscode": "^1.90.0" }, "license": "MIT",
  "repository": { "type": "git", "url": "https://example.com/$1.git" },
  "contributes": { "themes": [{ "label": "Calm", "uiTheme": "vs", "path": "./calm.json" }] }$2 }
JSON
  echo '{ "name": "Calm", "type": "light" }' >calm.json
  echo '# Calm' >README.md
  echo 'MIT' >LICENSE
  echo 'exports.activate = () => {};' >main.js
  "$SCRATCH/tool/node_modules/.bin/vsce" package --out "../$1.vsix" >/dev/null
  cd ..
  part "$1.vsix"
  unzip -l "$1.vsix" | awk 'NR > 3 && $4 { print $4 }' | xargs
  unzip -p "$1.vsix" extension/package.json | node note/vet.mjs
}
pack plain-theme ''
pack busy-theme ', "main": "./main.js", "activationEvents": ["onStartupFinished"]'
