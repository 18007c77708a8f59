#!/bin/bash
# Whether the line of `cherry-pick -x` survives a conflict, and whether git reads the note's settings.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git git
head_of "git $(git --version | awk '{print $3}')"
export HOME=$SCRATCH
git config --global user.name Lab
git config --global user.email lab@example.org
git config --global init.defaultBranch main

save() {
  printf '%s\n' "$2" >"$1"
  git add -- "$1"
  git commit -qm "$3"
}
prepare() {
  cd "$SCRATCH"
  rm -rf shop
  git init -q shop && cd shop
  save a.txt one Base
  git switch -qc topic
  save a.txt topic 'Change a'
  git switch -q main
  save a.txt main 'Change a as well'
}
last() { git show -s --format=%B | grep -v '^$' | sed -E 's/[0-9a-f]{40}/id/'; }

part 'cherry-pick -x without a conflict'
prepare
git switch -qc other HEAD~1
git cherry-pick -x topic >/dev/null
last
part 'cherry-pick -x with a conflict, ended by --continue'
prepare
git cherry-pick -x topic >/dev/null 2>&1 || true
echo resolved >a.txt && git add a.txt
git -c core.editor=true cherry-pick --continue >/dev/null
last
part 'cherry-pick -x with a conflict, ended by commit -m'
prepare
git cherry-pick -x topic >/dev/null 2>&1 || true
echo resolved >a.txt && git add a.txt
git commit -qm 'Change a'
last

part "The note's settings, read by git config"
awk '/^```ini title="~\/.gitconfig"/ {on = 1; next} /^```/ {on = 0} on' "$ROOT/docs/tech-notes/git/command-reference.md" >"$SCRATCH/note.gitconfig"
git config --file "$SCRATCH/note.gitconfig" --list
