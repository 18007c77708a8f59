#!/bin/bash
# Counts authors and test files at pinned commits, and repeats the note's walk through Umami.
. "$(dirname "$0")/../../shared/lab.sh"
needs git git
head_of "git $(git --version | awk '{print $3}')"

at() { # at OWNER/NAME: the folder of its Git repository
  if [ -n "${COPIES:-}" ]; then
    echo "$COPIES/${1/\//+}/repo"
  else
    [ -d "$SCRATCH/$1" ] || git clone -q --bare "https://github.com/$1" "$SCRATCH/$1"
    echo "$SCRATCH/$1"
  fi
}
count() { # count OWNER/NAME COMMIT
  local repo people tests
  repo=$(at "$1")
  people=$(git -C "$repo" log -100 --format=%an "$2" | grep -viE '\[bot\]$|\b(bot|agent)$' | sort -u | wc -l)
  tests=$(git -C "$repo" ls-tree -r --name-only "$2" | grep -cE '\.(test|spec|cy)\.[jt]sx?$' || true)
  printf '%-24s %-9s %-12s %6s %6s\n' "$1" "${2:0:7}" "$(git -C "$repo" log -1 --format=%cs "$2")" "$people" "$tests"
}

part 'names under the last hundred commits, and test files'
printf '%-24s %-9s %-12s %6s %6s\n' project commit committed names tests
umami=c0ea3aefbee7a3429ee2f824b06dc4a9dbe0b7e1
count umami-software/umami "$umami"
count excalidraw/excalidraw 4872083c044491b6d5c96ae134a75464f96d6831
count shadcn-ui/ui 1773ecfeeb4a04366978d353e69b5c7ded78dcb2
count electric-sql/pglite 45ce73852ac7bff817e4b44295f4ec8d4602aad9
count formbricks/formbricks b66c1dd978af618a0e402bd3343b456bed68594c
count papermark/papermark 86e3fda6cebf797da8fbd07ca6d53671f0af67a5
count elie222/inbox-zero 4f70dcefc55c65f2664ec27a19e118003138fb5f

part 'Umami: which files name the path, and which call createSession'
cd "$(at umami-software/umami)"
git grep -lF api/send "$umami" -- '*.ts' '*.js' | sed 's/^[^:]*://'
echo --
git grep -lF 'createSession(' "$umami" | sed 's/^[^:]*://'
part 'Umami: changes of createSession.ts that touched "on conflict" or "unique constraint"'
git log --format='%h %cs %s' -S 'on conflict' "$umami" -- src/queries/sql/sessions/createSession.ts
echo --
git log --format='%h %cs %s' -S 'unique constraint' "$umami" -- src/queries/sql/sessions/createSession.ts
part 'Umami: what that change touched'
git show --stat --format='%h %s' 14f3db550bb6705b1c5e4b92409ea0d5eb2ff3a4
part 'Umami: what must be up'
git show "$umami:docker-compose.yml" | grep -E '^  [a-z]+:$|image:'
