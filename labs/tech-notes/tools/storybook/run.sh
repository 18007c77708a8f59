#!/bin/bash
# What a build, the compiler and the stories as tests say about the same component.
. "$(dirname "$0")/../../../shared/lab.sh"
needs chromium chromium
cp -r "$LAB/project/." .
if [ -n "${MODULES:-}" ]; then
  cp -al "$MODULES" node_modules
else
  npm install --no-audit --no-fund --silent >&2
fi
export STORYBOOK_DISABLE_TELEMETRY=1 CHROMIUM=/usr/bin/chromium
# a busy machine starts the browser slowly
sed -i "s/name: 'storybook',/&\n          testTimeout: 60_000,/" vitest.config.ts
npx msw init .storybook/public >msw.log 2>&1
version_of() { node -p "require('./node_modules/$1/package.json').version"; }
head_of "storybook $(version_of storybook)" "vitest $(version_of vitest)" "msw $(version_of msw)" \
  "vite $(version_of vite)" "typescript $(version_of typescript)" "node $(node -v)" \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)"

compile() { npx tsc -b && echo "tsc -b: exit 0"; }
# stories: the tests, without stacks, times and links
stories() {
  npx vitest run --project storybook >tests.log 2>&1 && code=0 || code=$?
  sed -i 's/\x1b\[[0-9;]*m//g' tests.log
  grep -E '^ +(✓|×|❯ src|❯ storybook)|^ ?(✓|❯) |Error: ?|FAIL|^expected|^(Expect|Tests? |Received)|Expected|Received|violat|contrast|^ +Tests|^ +Test Files|useCurrency|AssertionError|timed out' tests.log |
    grep -vE '^ *❯ .*:[0-9]+:[0-9]+$' | sed -E 's/ +[0-9.]+m?s$//' || true
  echo "vitest: exit $code"
}

part "Orders needs a context, and no story provides it"
cp .storybook/preview.tsx whole.tsx
sed -i -e '/decorators: \[/,/^  \],/d' -e '/currency/d' -e '/a11y/d' .storybook/preview.tsx
compile
npx storybook build --quiet >build.log 2>&1 && code=0 || code=$?
grep -o 'Storybook build completed successfully' build.log || tail -20 build.log
echo "storybook build: exit $code"
stories

part "With the decorator, and a11y.test left out"
grep -v a11y whole.tsx >.storybook/preview.tsx
stories

part "With a11y.test: 'error'"
cp whole.tsx .storybook/preview.tsx
stories
cp tests.log "${KEEP:-/dev/null}" 2>/dev/null || true

part "With a darker grey, and long titles that wrap"
sed -i -e "s/#999/#595959/" -e "s/<ul>/<ul style={{ overflowWrap: 'anywhere' }}>/" src/Orders.tsx
grep -nE '595959|overflowWrap' src/Orders.tsx
compile
stories

part "A story with an argument of the wrong type"
sed -i "s/args: { onOpen: fn() }/args: { onOpen: 'open' }/" src/Orders.stories.tsx
npx tsc -b || true
