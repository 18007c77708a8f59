#!/bin/bash
# What three release parsers make of a breaking change, and semantic-release itself on `!` alone.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git git
[ -d "$LAB/node_modules/semantic-release" ] || install_packages
export PATH="$LAB/node_modules/.bin:$PATH" HOME=$SCRATCH
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "node $(node -v)" "git $(git --version | awk '{print $3}')" "$(version_of semantic-release)" \
  "$(version_of @semantic-release/commit-analyzer)" "$(version_of conventional-changelog-angular)" \
  "$(version_of conventional-changelog-conventionalcommits)" "$(version_of release-please)"
git config --global user.name Lab
git config --global user.email lab@example.org
git config --global init.defaultBranch main

part 'Each message alone, after 1.2.3'
node "$LAB/forms.mjs"

# dry: what semantic-release would publish; only the lines about commits and the version
dry() {
  git push -q
  semantic-release --dry-run --no-ci --plugins @semantic-release/commit-analyzer \
    --repository-url "file://$SCRATCH/hub.git" 2>&1 |
    sed -E 's/^\[[^]]*\] \[semantic-release\] (\[[^]]*\] )?› . +//' |
    grep -E '^(Running|Analyz|The commit|Analysis|There are|The next|The release)'
}

part 'semantic-release without a configuration, `!` alone'
git init -q --bare hub.git
git clone -q hub.git shop 2>/dev/null
cd shop
ln -s "$LAB/node_modules" node_modules
echo '{ "name": "shop", "private": true }' >package.json
echo node_modules >.gitignore
git add . && git commit -qm 'feat: start' && git tag v1.2.0
git push -q origin main --tags
git commit -q --allow-empty -m 'feat(cart)!: drop the v1 endpoint'
dry

part 'The correction: an empty commit with the footer'
git commit -q --allow-empty -m 'feat(cart)!: drop the v1 endpoint' \
  -m 'BREAKING CHANGE: call /v2/cart instead'
dry
