# Sourced by the lab's scripts after project.sh: four mistakes in the docs, and which settings stop a build of them.
# setting LINE…: the template's configuration, with these lines in place of onBroken…
[ -f ../template.config.ts ] || cp docusaurus.config.ts ../template.config.ts
setting() {
  cp ../template.config.ts docusaurus.config.ts
  printf '  %s\n' "$@" >../lines
  sed -i -e '/onBroken/d' -e '/baseUrl: /r ../lines' docusaurus.config.ts
}
note() {
  local file=docs/${FOLDER:-made}/$1
  mkdir -p "$(dirname "$file")"
  cat >"$file"
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
build "defaults"
echo "-- what was written"
(cd build/docs && find category made same tags -name '*.html' | sort)
for page in same made/clash; do
  echo "$page: $(grep -oE 'From the (first|second|file|folder)' "build/docs/$page/index.html" | sort -u | xargs)"
done

part "The same content, onDuplicateRoutes: 'throw'"
setting "onDuplicateRoutes: 'throw',"
build "trailingSlash unset"
rm docs/made/first.md
for value in true false; do
  setting "onDuplicateRoutes: 'throw'," "trailingSlash: $value,"
  build "trailingSlash: $value, one note less with the slug"
done
