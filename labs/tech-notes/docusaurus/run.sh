#!/bin/bash
# A fresh project of Docusaurus 3.10.2: the mistakes that its build lets through and the settings that stop them,
# then the sidebar, search, the URL it's deployed to, and versions.
. "$(dirname "$0")/../../shared/lab.sh"
needs chromium chromium
needs python3 python3
SEARCH=@easyops-cn/docusaurus-search-local
. "$LAB/project.sh" 3.10.2
[ -d "node_modules/$SEARCH" ] || npm install --no-audit --no-fund --save-exact "$SEARCH@0.55.3" >&2
head_of "@docusaurus/core $(version_of @docusaurus/core)" "@docusaurus/faster $(version_of @docusaurus/faster)" \
  "$SEARCH $(version_of $SEARCH)" "node $(node -v)"

# scripts PAGE: how many bytes of scripts the page loads, compressed
scripts() {
  grep -oE 'assets/js/[^" >]+\.js' "build/$1" | sort -u | while read -r file; do
    gzip -9c "build/$file" | wc -c
  done | awk '{ sum += $1 } END { printf "%s scripts, %.0f KB with gzip\n", NR, sum / 1000 }'
}
part "The project as it was created"
build "npm run build"
echo "docs/intro: $(scripts docs/intro/index.html)"

. "$LAB/mistakes.sh"

part "Without the duplicates, one setting more at a time"
rm docs/made/clash.md
STRICT=("onDuplicateRoutes: 'throw'," "trailingSlash: true,")
setting "${STRICT[@]}" "onBrokenAnchors: 'throw',"
build "onBrokenAnchors: 'throw'"
rm docs/made/guide.md
STRICT+=("onBrokenAnchors: 'throw',")
setting "${STRICT[@]}"
sed -i "s/sidebarPath:/onInlineTags: 'throw', sidebarPath:/" docusaurus.config.ts
build "onInlineTags: 'throw' in docs, without docs/tags.yml"
printf 'hello:\n  label: Hello\n' >docs/tags.yml
build "with docs/tags.yml, which has only the tag hello"
rm -r docs/tags.yml docs/made/api docs/made/web
printf '# Guide\n\nSee [how to install](./gone.md).\n' | note guide.md
setting "${STRICT[@]}" "markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },"
build "onBrokenMarkdownLinks: 'throw', a link to a .md file that's gone"
setting "${STRICT[@]}"
build "the same link, with onBrokenMarkdownLinks unset"
rm docs/made/guide.md

part "All settings of the note on a project without mistakes"
printf 'hello:\n  label: Hello\n' >docs/tags.yml
setting "${STRICT[@]}" "markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },"
sed -i -e "s/sidebarPath:/onInlineTags: 'throw', sidebarPath:/" -e "/^ *onInline\(Tags\|Authors\): /s/warn/throw/" docusaurus.config.ts
build "npm run build"
rm docs/tags.yml

part "Files that don't exist, with the same settings"
printf '# Files\n\n<img src="/img/gone.png" alt="" />\n\n[A file](pathname:///gone.pdf)\n' | note files.mdx
build "an HTML image and a pathname link"
printf '# Files\n\n[A file](./gone.pdf)\n' | note files.mdx
build "a link to a file"
printf '# Files\n\n![An image](./gone.png)\n' | note files.mdx
build "a Markdown image"
rm -rf docs/made

part "The sidebar"
# entries PAGE: the labels in its sidebar, top to bottom
entries() {
  grep -oE '<nav aria-label="Docs sidebar".*</nav>' "build/docs/$1/index.html" | sed 's#</nav>.*##' |
    grep -oE '(menu__link|categoryLink|linkLabel)[^>]*>[^<]+' | sed 's/.*>//' | paste -sd '|'
}
setting "${STRICT[@]}"
FOLDER=guide
printf '# Usage\n' | note usage.md
printf '# Install\n' | note install.md
printf '# Upgrade\n' | note upgrade.md
build "no positions"
entries guide/usage
printf -- '---\nsidebar_position: 1\n---\n\n# Install\n' | note install.md
printf -- '---\nsidebar_position: 2\n---\n\n# Usage\n' | note usage.md
echo '{"label": "Guide", "position": 1, "link": {"type": "generated-index", "slug": "/category/guide"}}' | note _category_.json
build "positions, and _category_.json"
entries guide/usage
cp sidebars.ts ../sidebars.ts
cat >sidebars.ts <<'END'
export default {
  tutorialSidebar: [
    'intro',
    { type: 'category', label: 'Guide', items: ['guide/install', 'guide/usage'] },
  ],
};
END
build "a sidebar written by hand that leaves out upgrade.md"
entries guide/usage
printf 'upgrade.md is built: %s, its page has a sidebar: %s\n' \
  "$([ -f build/docs/guide/upgrade/index.html ] && echo yes)" \
  "$(grep -q 'Docs sidebar' build/docs/guide/upgrade/index.html && echo yes || echo no)"
sed -i 's#guide/install#guide/instal#' sidebars.ts
LINES_SHOWN=6 build "a wrong id in it"
mv ../sidebars.ts sidebars.ts
rm -rf docs/guide
unset FOLDER

part "Search"
printf '# Pelican\n\nThe word kingfisher is only in this text.\n' | note pelican.md
setting "${STRICT[@]}" "themes: [['$SEARCH', { hashed: true }]],"
build "with $SEARCH"
find build -name 'search-index*' -printf '%f %s bytes\n'
start ../serve.log node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --port 3055 --no-open
until curl -sf http://localhost:3055/ >/dev/null; do sleep 0.5; done
# results WORD: the pages that the search page lists. A new visit when there are none, since the page that Chromium
# prints may be older than the index, which a worker loads.
results() {
  local pages=
  for _ in 1 2 3 4 5 6; do
    chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=20000 --dump-dom \
      "http://localhost:3055/search/?q=$1" 2>/dev/null >../dom.html || true
    pages=$(sed 's/<article/\n&/g' ../dom.html | sed -n '/^<article/s#</article>.*##p' |
      grep -oE 'href="/docs/[^"?#]*' | cut -c7- | sort -u | paste -sd ' ') || true
    [ -z "$pages" ] || break
  done
  echo "${pages:-no page}"
}
for word in kingfisher kingfish kingfishr albatross; do
  echo "$word: $(results "$word")"
done
rm -rf docs/made

part "The URL that the site is deployed to"
# status URL: what a server answers
status() { curl -s -o /dev/null -w '%{http_code}\n' "$1"; }
setting "${STRICT[@]}"
sed -i -e "s#^  url: .*#  url: process.env.SITE_URL ?? 'https://example.github.io',#" \
  -e "s#^  baseUrl: .*#  baseUrl: process.env.BASE_URL ?? '/notes/',#" docusaurus.config.ts
mkdir -p ../host
start ../host.log python3 -m http.server 3056 --bind 127.0.0.1 --directory ../host
for base in / /notes/; do
  BASE_URL=$base build "BASE_URL=$base"
  rm -rf ../host/notes
  cp -r build ../host/notes
  grep -oE '<link[^>]*rel="?canonical"?[^>]*>' build/docs/intro/index.html
  script=$(grep -oE 'src="?[^" ]*assets/js/main[^" >]*' build/docs/intro/index.html | sed 's/src="*//')
  echo "at http://host/notes/: page $(status http://127.0.0.1:3056/notes/docs/intro/), $(echo "$script" | sed 's/main\..*/main…js/') $(status "http://127.0.0.1:3056$script")"
done
start ../serve2.log node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --port 3058 --no-open
until curl -sf http://localhost:3058/notes/ >/dev/null; do sleep 0.5; done
echo "npm run serve: /notes/docs/intro/ $(status http://localhost:3058/notes/docs/intro/), $(echo "$script" | sed 's/main\..*/main…js/') $(status "http://localhost:3058$script")"
SITE_URL=https://example.github.io/notes LINES_SHOWN=6 build "a path in url"

part "npm run typecheck, with process.env in the configuration"
npx tsc 2>&1 | head -5 && echo "no errors"

part "docusaurus deploy, with a local repository in place of GitHub's"
git init -q --bare -b main ../remote.git
git init -q -b main .
git config user.name Keeper
git config user.email keeper@example.org
git remote add origin https://github.com/example/notes.git
git add . && git commit -qm first
git push -q "file://$SCRATCH/remote.git" main
deploy() {
  local code=0
  GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.file://$SCRATCH/remote.git.insteadOf" \
    GIT_CONFIG_VALUE_0=https://example@github.com/example/notes.git \
    GIT_USER=example GIT_USER_NAME=Keeper GIT_USER_EMAIL=keeper@example.org \
    ORGANIZATION_NAME=example PROJECT_NAME=notes TMPDIR=$SCRATCH npx docusaurus deploy >../log 2>&1 || code=$?
  echo "-- $1: exit code $code"
  grep -vE '^( |│)*at |^\[INFO\]|^ *\.\.\. [0-9]+ lines|^ *$|npm notice' ../log | cut -c1-200 | head -8
}
deploy "without the branch gh-pages"
git push -q "file://$SCRATCH/remote.git" "$(git commit-tree "$(git mktree </dev/null)" -m start):refs/heads/gh-pages"
deploy "with an empty branch gh-pages"
git push -qf "file://$SCRATCH/remote.git" main:gh-pages
deploy "with a branch gh-pages that has files"
git -C ../remote.git ls-tree --name-only gh-pages | paste -sd ' '

part "Versions"
setting "${STRICT[@]}"
npx docusaurus docs:version 1.0.0 2>&1 | tail -1
git status --short | grep '??'
echo 'New in docs' >>docs/intro.mdx
build "after the cut"
for page in docs/intro docs/next/intro docs/1.0.0/intro; do
  file=build/$page/index.html
  [ -f "$file" ] && printf '%s: %s\n' "$page" "$(grep -q 'New in docs' "$file" && echo 'the new text' || echo 'the cut')"
done
echo "$(find build/docs -name index.html | wc -l) pages under docs"
setting "${STRICT[@]}"
sed -i "s#sidebarPath:#lastVersion: 'current', versions: { current: { label: '2.0' }, '1.0.0': { path: '1.0', noIndex: true } }, sidebarPath:#" \
  docusaurus.config.ts
build "lastVersion: 'current'"
for page in docs/intro docs/next/intro docs/1.0/intro; do
  file=build/$page/index.html
  [ -f "$file" ] && printf '%s: %s\n' "$page" "$(grep -q 'New in docs' "$file" && echo 'the new text' || echo 'the cut')"
done
