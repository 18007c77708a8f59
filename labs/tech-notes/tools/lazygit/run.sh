#!/usr/bin/env bash
# Presses keys in lazygit through tmux and asks Git afterwards what they did.
. "$(dirname "$0")/../../../shared/lab.sh"
LAZYGIT=${LAZYGIT:-lazygit}
needs "$LAZYGIT" lazygit
needs tmux tmux
needs git git
version=$("$LAZYGIT" --version | sed -n "s/.*[ ,]version='\([^']*\)'.*/\1/p")
head_of "lazygit $version" "$(git --version | sed 's/version //')" "$(tmux -V)"

export GIT_CONFIG_GLOBAL=$SCRATCH/gitconfig GIT_CONFIG_NOSYSTEM=1
git config --global user.name You
git config --global user.email you@example.org
git config --global init.defaultBranch main
git config --global core.editor true
common='disableStartupPopups: true\ngui:\n  commandLogSize: 24\n  showRandomTip: false\n'
printf "${common}git:\\n  autoFetch: false\\n" >config.yml
printf "$common" >fetching.yml

mux=(tmux -L "lab$$" -f /dev/null)
screen() { "${mux[@]}" capture-pane -p -t lg 2>/dev/null; }
sees() { # sees TEXT: waits until the screen shows it
  for _ in $(seq 150); do
    screen | grep -qF -- "$1" && return 0
    sleep 0.1
  done
  printf 'never saw "%s" on this screen:\n' "$1"
  screen
  exit 1
}
# lg DIR TEXT: opens the repository and waits for TEXT
lg() {
  "${mux[@]}" new-session -d -s lg -x 150 -y 46 -c "$PWD/$1" \
    "$LAZYGIT --use-config-file=$SCRATCH/${config:-config.yml}"
  sees "$2"
  sleep 0.5
}
# popup: the open menu or question, without its frame
popup() { screen | sed -E 's/[│╭╰─╮╯▐]/ /g; s/ +/ /g' | grep -E "$1" | sed 's/[0-9a-f]\{8,40\}/ID/; s/^ //' || true; }
log() { git -C "$1" log --format="${3:-%s}" "${2:-HEAD}" | paste -sd, | sed 's/,/, /g'; }
keys() {
  for key in "$@"; do
    "${mux[@]}" send-keys -t lg "$key"
    sleep 0.4
  done
}
text() {
  "${mux[@]}" send-keys -t lg -l "$1"
  sleep 0.4
}
# ran: the Git commands in the panel "Command log"; ids and frames left out
ran() {
  sleep 0.7
  screen | sed -E 's/^.*│ ? ?(git .*)│.*$/\1/; t; d' | sed -E 's/ +$//; s/[0-9a-f]{40}/ID/g; s#"/tmp/lazygit.*#PATCH#'
}
close() {
  "${mux[@]}" kill-server 2>/dev/null || true
  sleep 0.3
}
trap 'close; end_started' EXIT
shop() { # shop NAME: three commits and nothing open
  git init -q "$1"
  (
    cd "$1"
    seq 9 >total.txt && git add . && git commit -qm 'Add total'
    echo 1 >tax.txt && git add . && git commit -qm 'Add tax'
    echo 1 >foot.txt && git add . && git commit -qm 'Add footer'
  )
}

part 'Stage: Enter on a file, Space on its first change'
git init -q lines
printf 'a\nb\nc\n' >lines/f.txt
git -C lines add . && git -C lines commit -qm 'Start'
printf 'A\nb\nC\n' >lines/f.txt
staged() { git -C lines diff --cached -U0 | { grep '^[-+][^-+]' || echo nothing; } | paste -sd' '; }
# The first Space in a staging view may open a hint that is shown once, so this one isn't counted.
lg lines 'f.txt'
sleep 2
keys Enter
sleep 1
keys Space
sleep 1
keys Enter
close
git -C lines reset -q
lg lines 'f.txt'
sleep 2
keys Enter
sleep 2
keys Space
sleep 2
close
echo "Space:           $(staged)"
git -C lines reset -q
lg lines 'f.txt'
sleep 2
keys Enter
sleep 2
keys v j Space
sleep 2
close
echo "v, j, Space:     $(staged)"
git -C lines reset -q

part 'Amend an old commit: Space, then 4, j, j, A, Enter'
shop amend
seq 10 >amend/total.txt
lg amend 'total.txt'
sleep 1
keys Space
sleep 1
keys 4 j j A
sees 'amend this commit'
keys Enter
sleep 2
ran
close
git -C amend log --format='%s:' --name-only | paste -sd' '
echo "last line of total.txt in its commit: $(git -C amend show HEAD~2:total.txt | tail -n 1)"

part 'Split: 4, j, Enter, Space on typo.txt, Ctrl-P, n, the message, Enter'
git init -q split
(
  cd split
  echo 1 >base.txt && git add . && git commit -qm 'Base'
  echo 1 >tax.txt && echo 1 >typo.txt && git add . && git commit -qm 'Add tax and fix typo'
  echo 1 >foot.txt && git add . && git commit -qm 'Add footer'
)
lg split 'Add footer'
keys 4 j Enter
sees 'typo.txt'
keys j j Space C-p
sees 'new commit'
popup 'ove patch'
keys n
sees 'Commit summary'
text 'Fix typo'
keys Enter
sleep 2.5
ran
close
git -C split log --format='%s:' --name-only | paste -sd' '

part 'Move unpushed commits to a new branch: 4, N, Enter, the name, Enter'
shop move
git clone -q --bare move move.git
git -C move remote add origin ../move.git
git -C move fetch -q && git -C move branch -q -u origin/main
(cd move && echo 1 >pay.txt && git add . && git commit -qm 'Add payment')
lg move 'Add payment'
keys 4 N
sees 'Move commits'
keys Enter
sees 'ew branch name'
text 'payment'
keys Enter
sleep 2
ran
close
echo "main:    $(log move main)"
echo "payment: $(log move payment)"

part 'Copy a commit to an existing branch: 4, C, then 3, j, Space, then 4, V, Enter'
shop pick
(cd pick && git branch other HEAD~1 && echo 1 >pay.txt && git add . && git commit -qm 'Add payment')
lg pick 'Add payment'
keys 4 C 3 j Space
sleep 1.5
keys 4 V
sleep 1
keys Enter
sleep 2
ran
close
echo "other: $(log pick other)"
echo "main:  $(log pick main)"

clash() { # clash NAME: topic says 12, main says 11
  git init -q "$1"
  (
    cd "$1"
    printf 'a\nprice 10\nz\n' >f.txt && git add . && git commit -qm 'Base'
    git switch -qc topic && sed -i 's/10/12/' f.txt && git commit -qam 'Twelve'
    git switch -q main && sed -i 's/10/11/' f.txt && git commit -qam 'Eleven'
    git switch -q topic
  )
}
conflict() { # conflict NAME KEY…: rebases topic onto main and presses KEY in the conflict
  clash "$1"
  lg "$1" 'Twelve'
  keys 3 j r
  sees 'Simple rebase'
  keys Enter
  sees 'View conflicts'
  keys Enter
  sleep 1
  keys Enter
  sleep 1
  keys "${@:2}"
  sees 'Continue'
  popup 'Continue the rebase'
  keys Enter
  sleep 2
  ran
  close
  echo "f.txt: $(paste -sd, "$1/f.txt")"
  echo "topic: $(log "$1" topic)"
}
part 'A conflict in a rebase, Space on the first side'
conflict first Space
part 'A conflict in a rebase, j, Space'
conflict second j Space

part 'Undo: 4, d, Enter drops a commit, z, Enter'
shop undo
lg undo 'Add footer'
keys 4 d
sees 'rop'
keys Enter
sleep 2
echo "after d: $(log undo)"
keys z
sees 'Are you sure'
popup 'Are you sure'
keys Enter
sleep 2
echo "after z: $(log undo)"
close

part 'Undo after discarding an edit: d, Enter, then z, Enter'
shop open
echo edited >open/tax.txt
lg open 'tax.txt'
sleep 1
keys d
sees 'Discard'
keys Enter
sleep 1.5
echo "after d: tax.txt says $(cat open/tax.txt), commits $(log open)"
keys z
sees 'Are you sure'
popup 'Are you sure'
keys Enter
sleep 2
echo "after z: tax.txt says $(cat open/tax.txt), commits $(log open)"
close

team() { # team NAME: a hub, your amended commit, and a push of hers that you haven't fetched
  git init -q --bare "$1.git"
  git clone -q "$1.git" "$1" 2>/dev/null
  (cd "$1" && git switch -qc topic && echo 1 >mine.txt && git add . && git commit -qm 'My wrok' && git push -q -u origin topic)
  git clone -q -b topic "$1.git" "$1-her"
  (cd "$1" && git commit -q --amend -m 'My work')
  (cd "$1-her" && echo 1 >hers.txt && git add . && git commit -qm 'Her fix' && git push -q)
}
forced() { # forced NAME: P, Enter, and what the hub has afterwards
  keys P
  sees 'orce push'
  keys Enter
  sleep 2
  popup 'rejected'
  keys Escape
  ran
  close
  echo "hub: $(log "$1.git" topic)"
}
part 'Force push, nothing fetched since: P, Enter'
team stale
lg stale 'My work'
forced stale

part "Force push after lazygit's own background fetch: P, Enter"
team fetched
config=fetching.yml lg fetched 'My work'
sees '↓2'
forced fetched

part 'The same with push.useForceIfIncludes'
team safe
git -C safe config push.useForceIfIncludes true
config=fetching.yml lg safe 'My work'
sees '↓2'
forced safe

both() { # both NAME: a hub with two commits of hers, and your amended commit
  team "$1"
  (cd "$1-her" && echo 1 >test.txt && git add . && git commit -qm 'Her test' && git push -q)
}
part 'Refused, then repaired from the shell: two commits of hers'
both repaired
git -C repaired config push.useForceIfIncludes true
config=fetching.yml lg repaired 'My work'
sees '↓3'
forced repaired
(
  cd repaired
  seen=$(git rev-parse origin/topic)
  git log --format='listed: %s' HEAD.."$seen"
  git cherry-pick "$seen~2..$seen" >/dev/null
  git push -q --force-with-lease 2>&1 | grep -o 'rejected.*' || true
  git push -q --force-with-lease=topic:"$seen"
)
echo "hub: $(log repaired.git topic)"

part "Overwritten by P after lazygit's own fetch, then rescued from the shell: two commits of hers"
both lost
config=fetching.yml lg lost 'My work'
sees '↓3'
forced lost
(
  cd lost
  lost=$(git rev-parse 'origin/topic@{1}')
  git log --format='listed: %s' HEAD.."$lost"
  git cherry-pick "$lost~2..$lost" >/dev/null
  git push -q
)
echo "hub: $(log lost.git topic)"

part 'The config of the note: B makes a backup branch, delta draws the diff'
needs delta git-delta
cat >note.yml <<'Y'
disableStartupPopups: true
git:
  paging:
    pager: delta --dark --paging=never
customCommands:
  - key: 'B'
    context: 'localBranches'
    description: 'Back up this branch'
    command: "git branch backup/{{.SelectedLocalBranch.Name | quote}}"
Y
cp note.yml before.yml
shop configured
seq 10 >configured/total.txt
config=note.yml lg configured 'total.txt'
sleep 1.5
screen | grep -q '──┐' && echo 'delta drew the diff'
keys 3 B
sleep 3
close
git -C configured branch --list 'backup/*'
diff before.yml note.yml && echo 'the file is as it was' || true
