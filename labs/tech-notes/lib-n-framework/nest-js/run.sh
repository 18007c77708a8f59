#!/bin/bash
# The note's controller with real decorators: what a schema does without and with the pipe.
. "$(dirname "$0")/../../../shared/lab.sh"
modules=$ROOT/node_modules
version_of() { node -p "JSON.parse(require('fs').readFileSync('$modules/$1/package.json')).version"; }
head_of "@nestjs/common $(version_of @nestjs/common)" "zod $(version_of zod)" \
  "typescript $(version_of typescript)" "node $(node -v)"

ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
cat >tsconfig.json <<'END'
{
  "compilerOptions": {
    "strict": true, "target": "es2023", "module": "nodenext", "outDir": "out", "rootDir": ".",
    "experimentalDecorators": true, "emitDecoratorMetadata": true, "skipLibCheck": true, "types": ["node"]
  },
  "files": ["main.ts"]
}
END
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/nest-js/index.md" .
cp "$LAB/main.ts" .
"$modules/.bin/tsc" -p .
node out/main.js
