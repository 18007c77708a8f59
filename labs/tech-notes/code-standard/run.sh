#!/bin/bash
# Which of formatter, compiler and linter sees which fault of the note, under its own configuration.
. "$(dirname "$0")/../../shared/lab.sh"
[ -d "$LAB/node_modules/eslint" ] || install_packages
ln -s "$LAB/node_modules" node_modules
export PATH="$LAB/node_modules/.bin:$PATH"
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "node $(node -v)" "$(version_of eslint)" "$(version_of @eslint/js)" "$(version_of typescript-eslint)" \
  "$(version_of typescript)" "$(version_of typescript-7)" "$(version_of prettier)" "$(version_of zod)" \
  "$(version_of create-vite)"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/code-standard/index.md" .
echo '{ "type": "module" }' >package.json
rm -f drive.ts
sed -i 's/"noEmit": true/"noEmit": true, "lib": ["es2024", "dom"]/' tsconfig.json

mkdir src && mv swallow.ts price.ts label.ts late.ts late-fixed.ts src
cd src

sed 's/(JSON.parse(text) as { cents: number })/JSON.parse(text)/' swallow.ts >swallow-any.ts
sed "s/    default:/    case 'sent':\n      return order.parcel;\n    default:/" label.ts >label-fixed.ts
cat >cleanup.ts <<'EOF'
export function tryIt(run: () => void): void {
  try {
    run();
  } catch {
    // a failed clean-up changes nothing
  }
}
EOF
cat >any.ts <<'EOF'
export function size(value: any): number {
  return value.length;
}
EOF
cat >promise.ts <<'EOF'
async function save(): Promise<void> {
  await Promise.resolve();
}
save();
EOF
cat >index.ts <<'EOF'
export function first(names: string[]): string {
  return names[0];
}
EOF
cat >switch.ts <<'EOF'
export function word(state: 'open' | 'paid' | 'sent'): string {
  let text = '';
  switch (state) {
    case 'open':
      text = 'waiting';
      break;
    case 'paid':
      text = 'packing';
      break;
  }
  return text;
}
EOF
cat >cause.ts <<'EOF'
export function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('not JSON');
  }
}
EOF
cat >throw.ts <<'EOF'
export function stop(): never {
  throw 'stop';
}
EOF
cat >empty.ts <<'EOF'
export function tryIt(run: () => void): void {
  try {
    run();
  } catch {}
}
EOF
cat >bang.ts <<'EOF'
export function cut(text: string | undefined): string {
  return text!.trim();
}
EOF
cat >list.ts <<'EOF'
export function sorted(names: readonly string[]): readonly string[] {
  return names.sort();
}
EOF
cd ..

# try COMMAND…: what it prints, and its exit code
try() {
  local status=0 said
  said=$("$@" 2>&1) || status=$?
  grep -v '^\s*$' <<<"$said" || true
  echo "exit $status"
}
part 'Prettier'
try prettier --check --single-quote src
for version in typescript typescript-7; do
  part "tsc, $(version_of $version)"
  try node "node_modules/$version/bin/tsc"
done
part 'ESLint'
try eslint src

create-vite app --template react-ts --no-interactive >/dev/null
cp eslint.config.mjs app
cd app
npm install --no-audit --no-fund --silent >&2
npm install --no-audit --no-fund --silent -D -E "typescript@$(version_of typescript | cut -d ' ' -f 2)" >&2
part 'ESLint in a new Vite app, React and TypeScript'
try eslint .
part 'the same, with *.ts in place of *.{ts,tsx,mts,cts}'
sed -i 's/{ts,tsx,mts,cts}/ts/' eslint.config.mjs
try eslint .
