#!/bin/bash
# One page of bookings in each framework: bytes, runs of the component, and a budget in a fresh Vite project.
. "$(dirname "$0")/../../../shared/lab.sh"
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false ASTRO_TELEMETRY_DISABLED=1
unset npm_config_nodedir

mkdir tools && (cd tools && npm init -y && npm install node@26.10.0) >/dev/null 2>&1
export PATH=$SCRATCH/tools/node_modules/.bin:$PATH
cp -r "$LAB"/src "$LAB"/astro "$LAB"/*.mjs "$LAB"/package.json .
rm -rf astro/dist
npm install --no-package-lock >/dev/null 2>&1
version_of() { echo "$1 $(node -p "require('./node_modules/$1/package.json').version")"; }
heads=()
for name in vite react svelte solid-js vue astro chart.js htmx.org; do heads+=("$(version_of $name)"); done
head_of "${heads[@]}" "node $(node -v)"

part 'Script of each page, kB of 1,000 bytes, gzip'
node build.mjs
(cd astro && node ../node_modules/astro/bin/astro.mjs build >/dev/null 2>&1)
node astro.mjs

part "Runs of the component's own code"
for way in react vue svelte solid; do node calls.mjs $way; done

part "The note's budget in a fresh project"
npx -y create-vite@9.3.0 shop --template react-ts --no-interactive >/dev/null 2>&1
cd shop
npm install -E chart.js@4.6.1 >/dev/null 2>&1
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tech-stacks/frontend.md" "$SCRATCH/note"
cp "$SCRATCH"/note/{weigh,budget}.ts .
npm pkg set scripts.build="tsc -b && vite build && node budget.ts"
built() {
  local status=0
  npm run build >"$SCRATCH/said" 2>&1 || status=$?
  grep -E 'dist/assets/.*js|warn|larger|kB of' "$SCRATCH/said" || true
  echo "exit $status"
}
echo 'as it comes'
built
mkdir src/rules
cp "$SCRATCH/src/bookings.ts" src/rules/
sed "s#'../bookings.ts'#'./rules/bookings.ts'#" "$SCRATCH/src/react-chart/Statistics.tsx" >src/Statistics.tsx
sed -e 's/{ lazy, Suspense, useState }/{ useState }/' -e '/Suspense/d' \
  -e "s#^const Statistics = .*#import Statistics from './Statistics.tsx';#" "$SCRATCH/note/App.tsx" >src/App.tsx
echo 'chart imported at the top'
built
cp "$SCRATCH/note/App.tsx" src/App.tsx
echo 'chart imported by lazy'
built

part "The note's lint rule"
cp "$SCRATCH/note/.oxlintrc.json" .
lint() { npm run lint 2>&1 | grep -oE "'[^']+' import is restricted|Found .*" || true; }
echo 'the project as it is'
lint
cat >src/rules/wrong.ts <<'EOF'
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { useQuery } from '@tanstack/react-query';
import App from '../App.tsx';
import type { ReactNode } from 'react';

export const kept: ReactNode[] = [useMemo, createRoot, useQuery, App] as never;
EOF
echo 'a file of src/rules that imports React'
lint
npm run lint >/dev/null 2>&1 || echo "exit $?"
sed -i -e 's#"react/\*\*",#"react-*",#' -e '/react-dom/d' .oxlintrc.json
echo 'the same with react-* in place of react-dom/**'
lint
echo "files that import React: $(grep -rlE "from ['\"](react|react-dom|@tanstack/react)" src --exclude-dir rules | wc -l)"
