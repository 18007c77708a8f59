#!/bin/bash
# The note's servers with clients of both eras, and what the hand-written one answers to good and bad messages.
. "$(dirname "$0")/../../../shared/lab.sh"
[ -d "$LAB/node_modules/@modelcontextprotocol/sdk" ] || install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
heads=()
for name in sdk server client; do
  heads+=("@modelcontextprotocol/$name $(version_of @modelcontextprotocol/$name)")
done
head_of "${heads[@]}" "node $(node -v)"
ln -s "$LAB/node_modules" node_modules
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/ai/mcp/index.md" .
cp "$LAB"/*.mjs .

part 'Which client gets a call through to which server'
node meet.mjs

part 'What the sketch answers, one message each'
node validate.mjs

part 'A tool that uses sampling and logging, in both revisions'
node asks.mjs
