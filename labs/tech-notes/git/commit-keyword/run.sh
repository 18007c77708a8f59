#!/bin/bash
# What two release tools do with each type, and what commitlint says with the note's configuration.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git git
[ -d "$LAB/node_modules/release-please" ] || install_packages
export PATH="$LAB/node_modules/.bin:$PATH" HOME=$SCRATCH npm_config_update_notifier=false
version_of() { echo "$1 $(node -p "require('$LAB/node_modules/$1/package.json').version")"; }
head_of "node $(node -v)" "git $(git --version | awk '{print $3}')" "$(version_of @semantic-release/commit-analyzer)" \
  "$(version_of release-please)" "$(version_of @commitlint/cli)" "$(version_of @commitlint/config-conventional)" \
  "$(version_of husky)"

part 'Each commit after 1.2.3'
node "$LAB/types.mjs" 2>/dev/null

# In a project as `npm init -y` makes it, with the two files of the note
git config --global user.name Lab
git config --global user.email lab@example.org
git init -q -b main shop
cd shop
npm init -y >/dev/null
ln -s "$LAB/node_modules" node_modules
fence() { awk -v start="title=\"$1\"" '/^```/ { inside = 0 } inside; index($0, start) { inside = 1 }' "$NOTE"; }
NOTE=$ROOT/docs/tech-notes/git/commit-keyword.md
fence .commitlintrc.json >.commitlintrc.json
npm pkg set scripts.prepare=husky
npm run --silent prepare
fence .husky/commit-msg >.husky/commit-msg

part 'Commits through .husky/commit-msg, with .commitlintrc.json'
try() {
  printf '%b' "$1" >message
  if git commit -q --allow-empty -F message 2>refusal; then echo "ok $1"; else
    echo "NO $1"
    grep '^✖' refusal | grep -v found | sed 's/^✖ */   /'
  fi
}
try 'fix(pay): wait 31 s for the bank'
try 'fix: wait 31 s for the bank'
try 'feat(cart,pay): take gift cards'
try 'fix: API returns 404'
try 'feat(): take gift cards'
try 'fix: #12 wait 31 s for the bank'
try 'docs: fix a typo [skip ci]'
try 'feat!: drop v1'
try 'Revert "feat: take gift cards"'
try 'fixup! fix: wait 31 s'
try "fix: wait\n\nhttps://example.org/$(printf 'a%.0s' $(seq 99))"
try 'fix(payment): wait 31 s for the bank'
try 'feature: take gift cards'
try 'hotfix: take gift cards'
try 'Feat: take gift cards'
try 'feat:take gift cards'
try 'feat (pay): take gift cards'
try 'feat(购物车): 添加礼品卡'
try 'Bump axios from 1.2.3 to 1.2.4'
