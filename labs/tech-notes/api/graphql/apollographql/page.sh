#!/bin/bash
# The note's page in a fresh Vite app, against the note's server: what Chromium shows, and what it requests.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs chromium chromium
install_packages
NOTE=$ROOT/docs/tech-notes/api/graphql/apollographql.md
npm create -y vite@9.3.0 app -- --template react-ts --no-interactive </dev/null >/dev/null 2>&1
(cd app && npm install --no-audit --no-fund --silent @apollo/client@4.3.8 graphql@16.15.0 rxjs@7.8.2 >/dev/null 2>&1)
version_of() { node -p "require('./app/node_modules/$1/package.json').version"; }
head_of 'create-vite 9.3.0' "vite $(version_of vite)" "react $(version_of react)" "typescript $(version_of typescript)" \
  "@apollo/client $(version_of @apollo/client)" '@apollo/server 5.5.1' \
  "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" "node $(node -v)"

node "$ROOT/labs/shared/fences.mjs" "$NOTE" note
mkdir server
cp note/{schema.graphql,server.ts,resolvers.ts,huts.ts,users.ts} server
(
  cd server
  npm init -y >/dev/null
  npm pkg set type=module
  npm install --no-audit --no-fund --silent @apollo/server@5.5.1 graphql@16.15.0 tsx@4.23.15 >/dev/null 2>&1
)
serve() {
  (cd server && exec node --import tsx -e "import('./server.ts').then((app) => app.start(4000))") >server.log 2>&1 &
  server=$!
  until curl -s -o /dev/null localhost:4000/; do sleep 0.2; done
}

rm app/src/*.tsx app/src/*.css
cp note/{client.ts,queries.ts,session.ts,Huts.tsx,Page.tsx,pages.ts} app/src
cat >app/src/main.tsx <<'TSX'
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

createRoot(document.getElementById('root')!).render(<Page />);
TSX
cp "$LAB/visit.mjs" app
ln -s "$LAB/node_modules/@playwright" app/node_modules/@playwright
cd app
npx tsc -b && echo 'tsc -b: no errors'

visit() { # TITLE STEP…: from a new build and a new server
  part "$1"
  npx vite build >/dev/null
  (cd .. && serve && echo "$server" >pid)
  node_modules/.bin/vite preview --port 5196 --strictPort >preview.log 2>&1 &
  preview=$!
  until curl -s -o /dev/null localhost:5196/; do sleep 0.2; done
  node visit.mjs http://localhost:5196 "$(cat ../pid)" "${@:2}"
  kill "$preview" "$(cat ../pid)" 2>/dev/null || true
  wait "$preview" 2>/dev/null || true
}
visit 'Without a token' Book
echo "export const session: { token?: string } = { token: 'anna-7' };" >src/session.ts
visit 'With the token, as in Page.tsx' Book More 'stop the server, then More' reload
sed -i "s/session.token);/session.token, cache());/; 3a import { cache } from './pages.ts';" src/Page.tsx
visit 'With cache() as the third argument' Book 'More, twice' More
