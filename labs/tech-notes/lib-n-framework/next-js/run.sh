#!/bin/bash
# The shop of the note: what the build refuses, what is read how often, and who may call an action.
. "$(dirname "$0")/../../../shared/lab.sh"
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false NEXT_TELEMETRY_DISABLED=1
NOTE=$ROOT/docs/tech-notes/lib-n-framework/next-js/index.mdx

mkdir tools && (cd tools && npm init -y && npm install node@26.10.0) >/dev/null 2>&1
export PATH=$SCRATCH/tools/node_modules/.bin:$PATH
npx -y create-next-app@16.4.3 shop --yes --empty --use-npm --disable-git >create.log 2>&1
cd shop
version_of() { node -p "require('$SCRATCH/shop/node_modules/$1/package.json').version"; }
head_of "next $(version_of next)" "react $(version_of react)" "typescript $(version_of typescript)" "node $(node -v)"

# fresh: the files of the note, and prices as they were
fresh() {
  rm -rf app/add-button.tsx lib
  node "$ROOT/labs/shared/fences.mjs" "$NOTE" .
  mv proxy.ts "$SCRATCH/proxy.ts"
  mkdir -p data
  echo '[{"sku":"mug","name":"Mug","cents":900,"costCents":271},{"sku":"tea","name":"Tea","cents":450,"costCents":133}]' \
    >data/products.json
  : >data/reads.log
}
# build [PATTERN]: its exit code, and the lines that match
build() {
  local status=0
  npx next build >"$SCRATCH/build.log" 2>&1 || status=$?
  sed -i 's/\x1b\[[0-9;]*m//g' "$SCRATCH/build.log"
  echo "next build (exit $status)"
  [ -z "${1:-}" ] || grep -oE "$1" "$SCRATCH/build.log" | sort -u || true
}
# serve PORT…: starts the app and waits for it
serve() {
  for port in "$@"; do
    start "$SCRATCH/start-$port.log" node node_modules/next/dist/bin/next start -p "$port"
    for _ in $(seq 60); do curl -sf "http://localhost:$port/" >/dev/null && break || sleep 0.5; done
  done
}
stop() { end_started && started=(); }
prices() { curl -s "http://localhost:$1/" | grep -oE '<b>[A-Z][a-z]+</b> <i>[0-9]*' | sed -E 's/<[^>]*>//g' | paste -sd' '; }
reads() { echo "reads of the file: $(wc -l <data/reads.log)"; }
action() { curl -s -b session=token-of-guest "http://localhost:$1/admin" | grep -oE '\$ACTION_ID_[0-9a-f]+' | head -1; }
# post PORT COOKIE CENTS [HEADER]: sends the form without the page
post() {
  local status
  status=$(curl -s -o /dev/null -w '%{http_code}' ${2:+-b "session=$2"} -X POST "http://localhost:$1/admin" \
    ${4:+-H "$4"} -F "$ID=" -F sku=mug -F "cents=$3")
  echo "POST as ${2:-nobody}, cents=$3${4:+, $4}: $status, stored: $(grep -oE '"sku":"mug"[^}]*' data/products.json | grep -oE '"cents":[^,]*')"
}

part 'What create-next-app writes'
ls app
grep -E 'cacheComponents|reactCompiler' next.config.ts
grep -A12 '"dependencies"' package.json

part 'The note as it stands'
fresh
build '^[^a-z]*[◐○ƒ].*'
reads
serve 3111
: >data/reads.log
for _ in 1 2 3; do prices 3111; done
reads
echo "costCents in the HTML: $(curl -s http://localhost:3111/ | grep -c costCents || true)"
echo "greeting in what came first: $(curl -s -N http://localhost:3111/ | grep -oE '<p>Hello[^/]*</p>' | head -1)"
echo "with a cookie: $(curl -s -b name=Ada http://localhost:3111/ | grep -oE 'Hello <!-- -->[A-Za-z]+' | paste -sd' ')"
stop

part 'The whole row as a prop'
fresh
sed -i '/return rows.map/s/.*/  return rows;/' lib/products.ts
sed -i 's/products.map(({ sku, name, cents }) => (/products.map((row) => { const { sku, name, cents } = row; return (/; s#<AddButton name={name} />#<AddButton {...row} />#; s/^        ))}/        );})}/' app/page.tsx
build
serve 3111
echo "costCents in the HTML: $(curl -s http://localhost:3111/ | grep -oE 'costCents[^,}]*' | paste -sd' ')"
stop

part 'A function as a prop'
fresh
sed -i 's#<AddButton name={name} />#<AddButton name={name} onAdd={() => {}} />#' app/page.tsx
sed -i 's#{ name }: { name: string }#{ name }: { name: string; onAdd?: () => void }#' app/add-button.tsx
build 'Event handlers cannot[^.]*'

part 'A client file imports a module with a secret, without and with server-only'
fresh
echo "export const margin = 'margin-is-628';" >lib/margin.ts
sed -i "s#^import { useState.*#&\nimport { margin } from '../lib/margin';#; s#Add {name}#Add {name}{margin.at(99)}#" app/add-button.tsx
build
echo "files for the browser that hold it: $(grep -rl margin-is-628 .next/static | wc -l)"
sed -i "1i import 'server-only';" lib/margin.ts
build "'server-only' cannot[^.]*"

part 'Without use cache, awaited in the page'
fresh
sed -i "/use cache/d;/cacheLife('/d;/cacheTag('/d;/next\/cache/d" lib/products.ts
build 'Next.js encountered[^.]*|^ +- \[[a-z]+\]'
reads
part 'Without use cache, awaited in the page, with instant = false'
cp app/page.tsx "$SCRATCH/page.tsx"
echo 'export const instant = false;' >>app/page.tsx
build '^[^a-z]*[◐○ƒ] /( .*)?$'
mv "$SCRATCH/page.tsx" app/page.tsx
part 'Without use cache, inside Suspense'
sed -i 's/export default async function Page/async function List/' app/page.tsx
echo 'export default function Page() { return <Suspense fallback={<p>Loading</p>}><List /></Suspense>; }' >>app/page.tsx
build
serve 3111
: >data/reads.log
for _ in 1 2 3; do prices 3111; done
reads
stop

part 'Cookies inside use cache'
fresh
sed -i "s#^import { readRows.*#&\nimport { cookies } from 'next/headers';#; s#  const rows = #  await cookies();\n&#" lib/products.ts
build '`cookies\(\)` can.t be read inside[^.]*'

part 'params without await'
fresh
mkdir -p 'app/products/[sku]'
cat >'app/products/[sku]/page.tsx' <<'END'
export default function Page({ params }: { params: Promise<{ sku: string }> }) {
  return <h1>{params.sku}</h1>;
}
END
build "Property 'sku'[^.]*"
part 'notFound() inside Suspense'
cat >'app/products/[sku]/page.tsx' <<'END'
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
type Props = { params: Promise<{ sku: string }> };
async function Details({ params }: Props) {
  const { sku } = await params;
  if (sku !== 'mug') notFound();
  return <h1>{sku}</h1>;
}
export default function Page({ params }: Props) {
  return <Suspense><Details params={params} /></Suspense>;
}
END
build
serve 3111
curl -s -o "$SCRATCH/nope.html" -w '%{http_code}\n' http://localhost:3111/products/nope
echo "noindex: $(grep -c noindex "$SCRATCH/nope.html")"
stop
part "notFound() inside Suspense, with the note's proxy.ts"
cp "$SCRATCH/proxy.ts" .
build
serve 3111
: >data/reads.log
for path in mug nope 'nope?page=2' %C3%BC; do
  status=$(curl -s -o "$SCRATCH/product.html" -w '%{http_code}' "http://localhost:3111/products/$path")
  echo "/products/$path: $status $(grep -oE '<h[12][^>]*>[^<]*' "$SCRATCH/product.html" | sed 's/<[^>]*>//' | paste -sd' ')"
done
reads
curl -s -o /dev/null -H 'RSC: 1' -H 'Next-Router-Prefetch: 1' 'http://localhost:3111/products/mug?_rsc=1'
echo "and a prefetch, $(reads)"
stop
rm -r app/products proxy.ts

part "A CSS Module, with the template's rule for *.css and with one for globals.css"
mkdir app/card
echo '.red { color: red; }' >app/card/card.module.css
cat >app/card/page.tsx <<'END'
import styles from './card.module.css';

export default function Page() {
  return <p className={`p-7 ${styles.red}`}>{JSON.stringify(styles)}</p>;
}
END
grep -n '\.css"' next.config.ts
for rule in '*.css' globals.css; do
  sed -i "s/^      \"[^\"]*\": {/      \"$rule\": {/" next.config.ts
  echo "rule \"$rule\""
  rm -rf .next
  build
  grep -oE '<p class[^>]*>[^<]*' .next/server/app/card.html | head -1
  cat .next/static/chunks/*.css | grep -oE '\.([A-Za-z0-9_-]*red|p-7)\{[^}]*\}' | sort -u
done
sed -i 's/^      "globals.css": {/      "*.css": {/' next.config.ts
rm -r app/card .next

part 'middleware.ts'
cat >middleware.ts <<'END'
export function middleware() {}
END
build '(.*"middleware".*|.*middleware.*deprecated.*)'
rm middleware.ts

part 'The action without its checks, behind a proxy.ts that looks for a session cookie'
fresh
sed -i "/currentRole/d; /Not a price/d" app/admin/actions.ts
cat >proxy.ts <<'END'
import { type NextRequest, NextResponse } from 'next/server';

export function proxy(request: NextRequest) {
  if (request.cookies.has('session')) return NextResponse.next();
  return NextResponse.redirect(new URL('/', request.url));
}

export const config = { matcher: '/admin' };
END
build
serve 3111
ID=$(action 3111)
post 3111 '' 7
post 3111 made-up 7
post 3111 made-up abc
stop
rm proxy.ts

part 'The action of the note'
fresh
build
serve 3111
ID=$(action 3111)
prices 3111
for cents in 7; do for who in made-up token-of-guest; do post 3111 "$who" "$cents"; done; done
for cents in '' abc -5 0 9.5 ７ 1e3 12345678; do post 3111 token-of-admin "$cents"; done
post 3111 token-of-admin 800 'Origin: https://evil.example'
post 3111 token-of-admin 850
for _ in 1 2; do prices 3111; done
stop

part "revalidateTag('products', 'max') instead of updateTag"
fresh
sed -i "s/updateTag('products')/revalidateTag('products', 'max')/; s/import { updateTag }/import { revalidateTag }/" app/admin/actions.ts
build
serve 3111
ID=$(action 3111)
prices 3111
post 3111 token-of-admin 850
prices 3111
sleep 2
prices 3111
stop

part "revalidateTag('products', { expire: 0 }) in a route.ts"
fresh
mkdir app/refresh
cat >app/refresh/route.ts <<'END'
import { revalidateTag } from 'next/cache';
import { savePrice } from '../../lib/db';

export async function POST() {
  await savePrice('mug', 850);
  revalidateTag('products', { expire: 0 });
  return new Response();
}
END
build
serve 3111
prices 3111
curl -s -X POST http://localhost:3111/refresh
for _ in 1 2; do prices 3111; done
stop
rm -r app/refresh

part 'Two instances of the note, one change'
fresh
build
serve 3111 3112
ID=$(action 3111)
post 3111 token-of-admin 850
sleep 1
for _ in 1 2; do echo "first: $(prices 3111), second: $(prices 3112)"; done
stop
