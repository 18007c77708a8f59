#!/bin/bash
# What GitHub's paste-markdown makes of pasted spreadsheet cells.
. "$(dirname "$0")/../../../shared/lab.sh"
npm install --no-package-lock --no-audit --no-fund --silent --prefix . @github/paste-markdown@1.5.3 jsdom@26.1.0 >&2
head_of '@github/paste-markdown 1.5.3' 'jsdom 26.1.0' "node $(node -v)"
cp "$LAB/paste.mjs" .
part 'A pipe, a line break, asterisks, a backslash before a pipe, a tag'
node paste.mjs
