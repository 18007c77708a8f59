#!/bin/bash
# A secret in git: deleted, rewritten, brought back; a file for two age keys; and the note's compose file with a typing error.
. "$(dirname "$0")/../../../shared/lab.sh"
needs git-filter-repo git-filter-repo
needs age age
needs docker docker.io
head_of "$(git --version)" "git-filter-repo $(dpkg-query -W -f '${Version}' git-filter-repo)" "age $(age --version)" \
  "docker $(docker --version | grep -oE '[0-9.]+' | head -1)"
export HOME=$SCRATCH GIT_CONFIG_NOSYSTEM=1
git config --global user.name You
git config --global user.email you@example.org
git config --global init.defaultBranch main
found() { git -C "$1" log --all --format="  $1 still has it: %s" -S sk_live; }

part 'The file is deleted, and the history is rewritten'
git init -q first && cd first
echo 'Garden' >README.md && git add . && git commit -qm 'First version'
echo 'STRIPE_KEY=sk_live_made_up' >.env && git add . && git commit -qm 'Add payment'
git rm -q --cached .env && echo .env >.gitignore && git add . && git commit -qm 'Remove .env'
cd .. && git clone -q --bare first hub.git && git clone -q hub.git teammate 2>/dev/null
echo 'after the delete'
found hub.git
git clone -q --mirror hub.git clean.git
(cd clean.git && git filter-repo --quiet --invert-paths --path .env >/dev/null && git push -q --force --all ../hub.git)
echo 'after git filter-repo and a forced push'
found hub.git
found teammate
git clone -q hub.git fresh && echo "  a fresh clone: $(git -C fresh log --all --oneline -S sk_live | wc -l) commits with it"

cp -r hub.git rewritten.git
for setting in none rebase; do
  cp -r teammate "teammate-$setting"
  git -C "teammate-$setting" remote set-url origin "$SCRATCH/hub-$setting.git"
  cp -r rewritten.git "hub-$setting.git"
done
add_plots() { echo 'Plots' >plots.md && git add . && git commit -qm 'Add plots'; }

part 'The teammate pulls and pushes, as on every day'
cd teammate
add_plots
git pull -q --no-rebase --no-edit && echo 'pull: merged' || echo 'pull: refused'
git push -q && echo 'push: accepted'
cd .. && found hub.git

part 'The same with no setting for git pull'
cd teammate-none
add_plots
git pull 2>&1 | sed -n '/^hint:/p; /^fatal:/p' || true
cd ..

part 'The same with pull.rebase set to true'
cd teammate-rebase
add_plots
git config pull.rebase true
git pull -q && echo 'pull: rebased'
git push -q && echo 'push: accepted'
git log --format='  her history: %s'
cd .. && echo "  hub-rebase.git: $(git -C hub-rebase.git log --all --oneline -S sk_live | wc -l) commits with the key"

part 'A file encrypted with age for two people, then for one'
git init -q shop && cd shop
age-keygen -o ../you.key 2>/dev/null
age-keygen -o ../her.key 2>/dev/null
you=$(age-keygen -y ../you.key)
her=$(age-keygen -y ../her.key)
echo 'STRIPE_KEY=first' | age -r "$you" -r "$her" -o secrets.env.age
git add . && git commit -qm 'For both'
age -d -i ../you.key secrets.env.age | age -r "$you" -o next.age && mv next.age secrets.env.age
git add . && git commit -qm 'For one'
echo "her key, the newest file:  $(age -d -i ../her.key secrets.env.age 2>&1 | head -1)"
echo "her key, the commit before: $(git show HEAD~1:secrets.env.age | age -d -i ../her.key)"
cd ..

part "The note's compose file"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tech-stacks/others.md" note
docker stack config -c note/compose.yaml >/dev/null 2>&1 && echo 'as it stands: accepted'
sed 's/restart:/restrat:/' note/compose.yaml >note/typo.yaml
docker stack config -c note/typo.yaml 2>&1 >/dev/null | grep -v '127.0.0.1' || true
