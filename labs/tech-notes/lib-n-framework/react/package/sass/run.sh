#!/bin/bash
# A shared file that prints, built by Vite and Next; the migrator; what short sheets compile to.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "sass $(version_of sass)" "sass-migrator $(version_of sass-migrator)" "vite $(version_of vite)" \
  "next $(version_of next)" "node $(node -v)"
bin=$LAB/node_modules/.bin
export NEXT_TELEMETRY_DISABLED=1
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/react/package/sass.md" note
# a folder below the lab, so that the lab's packages are found
site=$(mktemp -d -p "$LAB" .site-XXXX)
trap 'rm -rf "$site"; end_started' EXIT

# card_of MODULE: the module of a second component, whose text differs, so that its classes get other names
card_of() { sed 's/button/card/' "$1" >"$(dirname "$1")/card.module.scss"; }

# vite_site FORM: one global file and two modules, of which both repeat the global file or neither
vite_site() {
  rm -rf "${site:?}"/*
  cp note/*.scss "$site"
  if [ "$1" = leaking ]; then cp "$site/leak.module.scss" "$site/button.module.scss"; fi
  card_of "$site/button.module.scss"
  echo '<script type="module" src="/main.js"></script>' >"$site/index.html"
  printf '%s\n' "import './global.scss';" "import button from './button.module.scss';" \
    "import card from './card.module.scss';" 'document.body.className = `${button.button} ${card.card}`;' >"$site/main.js"
}
build_vite() { (cd "$site" && "$bin/vite" build --logLevel error "$@" && cat dist/assets/*.css); }

part 'Vite: one global file and two modules'
for form in leaking clean; do
  vite_site $form
  build_vite --minify false >plain.css
  build_vite >small.css
  printf '%-8s :root blocks: %s; minified: %s blocks, %s bytes\n' $form \
    "$(grep -c ':root' plain.css)" "$(grep -o ':root' small.css | wc -l)" "$(wc -c <small.css)"
done

part 'Vite: additionalData with the @use of the tokens'
vite_site clean
printf '%s\n' 'export default { css: { preprocessorOptions: { scss: { additionalData: `@use "./tokens";\n` } } } };' >"$site/vite.config.mjs"
said=$(build_vite 2>&1 || true)
grep -oE "There's already a module[^.]*" <<<"$said" | sort -u
rm "$site/vite.config.mjs"

part 'Next with Turbopack, the clean form'
rm -rf "${site:?}"/*
mkdir -p "$site/app"
cp note/*.scss "$site/app"
card_of "$site/app/button.module.scss"
echo '{ "private": true }' >"$site/package.json"
echo "export default { turbopack: { root: '$LAB' } };" >"$site/next.config.mjs"
printf '%s\n' "import './global.scss';" 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }' >"$site/app/layout.js"
printf '%s\n' "import button from './button.module.scss';" "import card from './card.module.scss';" \
  'export default function Page() { return <p className={`${button.button} ${card.card}`}>text</p>; }' >"$site/app/page.js"
if (cd "$site" && "$bin/next" build >next.log 2>&1); then
  printf ':root blocks in all of its CSS: %s\n' "$(find "$site/.next/static" -name '*.css' -exec cat {} + | grep -o ':root' | wc -l)"
else
  echo 'the build did not finish here:'
  grep -m1 -iE 'error' "$site/next.log" || true
fi

part 'The migrator, on a file with an import, a division, a colour function and if()'
cp "$LAB"/old/*.scss "$site"
node "$LAB/compile.mjs" "$site/app.scss" before.css
for change in division color module if-function; do
  said=$(cd "$site" && "$bin/sass-migrator" $change --migrate-deps app.scss 2>&1 | head -1)
  printf '%-12s %s; ' $change "${said:-done}"
  node "$LAB/compile.mjs" "$site/app.scss" after.css
done
cmp -s before.css after.css && echo 'the CSS is the same' || { echo 'the CSS differs:'; diff before.css after.css || true; }
cat "$site/app.scss"

part 'What short sheets compile to'
node "$LAB/prints.mjs"
