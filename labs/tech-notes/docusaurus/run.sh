#!/bin/bash
# Mistakes that a build of Docusaurus 3.8.1 lets through, and the settings that stop it.
. "$(dirname "$0")/../../shared/lab.sh"
. "$LAB/project.sh"
if [ "$(version_of webpackbar)" != 7.0.0 ] || [ ! -d node_modules/@docusaurus/faster ]; then
  npm pkg set overrides.webpackbar=^7.0.0 >&2
  npm install --no-audit --no-fund --save-exact @docusaurus/faster@3.8.1 >&2
fi
head_of "@docusaurus/core $(version_of @docusaurus/core)" "@docusaurus/faster $(version_of @docusaurus/faster)" \
  "webpackbar $(version_of webpackbar)" "node $(node -v)"

# setting LINE…: the template's configuration with faster, and with these lines in place of onBroken…
[ -f ../template.config.ts ] || cp docusaurus.config.ts ../template.config.ts
setting() {
  cp ../template.config.ts docusaurus.config.ts
  printf '  %s\n' "$@" >../lines
  sed -i -e '/onBroken/d' -e '/baseUrl: /r ../lines' \
    -e 's/v4: true,.*/v4: true, experimental_faster: true,/' docusaurus.config.ts
}
note() {
  mkdir -p "docs/made/$(dirname "$1")"
  cat >"docs/made/$1"
}
rm -rf docs/made

part "Four mistakes at once, with the defaults"
printf '# Setup\n\n## Install\n\nRun the installer.\n' | note setup.md
printf '# Guide\n\nSee [how to install](./setup.md#instal).\n' | note guide.md
printf -- '---\nslug: /same\n---\n\n# First\n\nFrom the first\n' | note first.md
printf -- '---\nslug: /same\n---\n\n# Second\n\nFrom the second\n' | note second.md
printf '# Clash\n\nFrom the file\n' | note clash.md
printf '# Clash\n\nFrom the folder\n' | note clash/index.md
for folder in api web; do
  echo '{"label": "Packages", "link": {"type": "generated-index"}}' | note "$folder/_category_.json"
  printf -- '---\ntags: [helo]\n---\n\n# Note\n\nText.\n' | note "$folder/01-note.md"
done
printf '# Release\n\nText.\n' | note 2026-11-26-release.md
printf '# Ten rules\n\nText.\n' | note 10-rules.md
setting
build "defaults" --no-minify
echo "-- what was written"
(cd build/docs && find category made same tags -name '*.html' | sort)
for page in same made/clash; do
  echo "$page: $(grep -oE 'From the (first|second|file|folder)' "build/docs/$page/index.html" | sort -u | xargs)"
done

part "The same content, onDuplicateRoutes: 'throw'"
setting "onDuplicateRoutes: 'throw',"
build "trailingSlash unset" --no-minify
rm docs/made/first.md
for value in true false; do
  setting "onDuplicateRoutes: 'throw'," "trailingSlash: $value,"
  build "trailingSlash: $value, one note less with the slug" --no-minify
done

part "Without the duplicates, onBrokenAnchors: 'throw'"
rm docs/made/clash.md
setting "onDuplicateRoutes: 'throw'," "trailingSlash: true," "onBrokenAnchors: 'throw',"
build "trailingSlash: true" --no-minify

part "Files that don't exist, with the same settings"
rm docs/made/guide.md
printf '# Files\n\n<img src="/img/gone.png" alt="" />\n\n[A file](pathname:///gone.pdf)\n' | note files.md
build "an HTML image and a pathname link" --no-minify
printf '# Files\n\n[A file](./gone.pdf)\n' | note files.md
build "a link to a file" --no-minify
printf '# Files\n\n![An image](./gone.png)\n' | note files.md
build "a Markdown image" --no-minify
rm -rf docs/made
