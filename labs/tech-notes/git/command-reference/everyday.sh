#!/bin/bash
# The everyday rows of the note's tables, each run once, and what it leaves behind.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git git
head_of "git $(git --version | awk '{print $3}')"
export HOME=$SCRATCH GIT_EDITOR=: GIT_PAGER=cat
git config --global user.name Lab
git config --global user.email lab@example.org
git config --global init.defaultBranch main

save() {
  printf '%s\n' "$2" >"$1"
  git add -- "$1"
  git commit -qm "$3"
}
prepare() { # a server, and a clone with two commits
  cd "$SCRATCH"
  rm -rf hub.git shop
  git init -q --bare hub.git
  git clone -q hub.git shop 2>/dev/null && cd shop
  save a.txt one First
  save b.txt two Second
  git push -q origin main
}
subjects() { git log --format=%s "$@" | paste -sd,; }

part 'reset HEAD~1: the commit is undone, and nothing is staged'
prepare
echo three >b.txt && git add b.txt && echo four >c.txt && git add c.txt
git commit -qm Third
echo more >>a.txt && git add a.txt
git reset -q HEAD~1
subjects
git status --short

part 'rebase -i with reword: an older message'
prepare
save c.txt three Third
GIT_SEQUENCE_EDITOR='sed -i "1s/^pick/reword/"' GIT_EDITOR='sed -i "1s/.*/Reworded/"' \
  git rebase -q -i HEAD~2 >/dev/null
subjects

part 'diff --staged, show, log --graph'
prepare
git switch -qc topic HEAD~1
save c.txt three Topic
git switch -q main && git merge -q --no-ff -m Merge topic
echo staged >>a.txt && git add a.txt && echo not >>a.txt
git diff --staged | grep '^[+-][a-z]'
git show -s --format=%s HEAD
git log --graph --all --format=%s | sed 's/ *$//'

part 'add -p: one of two hunks'
prepare
seq 30 >a.txt && git commit -qam Numbers
sed -i -e '1s/.*/first/' -e '30s/.*/last/' a.txt
printf 'y\nn\n' | git add -p >/dev/null
echo "staged: $(git diff --staged | grep '^+[a-z]'), not staged: $(git diff | grep '^+[a-z]')"

part 'fetch and rebase origin/main'
prepare
git switch -qc topic HEAD~1
save c.txt three Topic
git fetch -q && git rebase -q origin/main
subjects

part 'push --delete, and a tag'
git push -q origin topic
git push -q origin --delete topic
git tag -a v1.2.0 -m v1.2.0 && git push -q origin v1.2.0
git ls-remote origin | awk '{print $2}'

part 'One side of a conflict, in a merge and in a rebase'
conflict() {
  prepare
  git switch -qc topic
  save a.txt mine Mine
  git switch -q main
  save a.txt main Main
}
for side in ours theirs; do
  conflict
  git merge -q topic >/dev/null 2>&1 || true
  git restore --$side a.txt && git add a.txt && git merge --continue >/dev/null
  echo "merge topic into main, --$side: $(cat a.txt)"
done
for side in ours theirs; do
  conflict
  git switch -q topic
  git rebase main >/dev/null 2>&1 || true
  git restore --$side a.txt && git add a.txt && git rebase --continue >/dev/null 2>&1
  echo "rebase topic onto main, --$side: $(cat a.txt); $(subjects main..topic)"
done
