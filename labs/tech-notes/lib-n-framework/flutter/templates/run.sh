#!/bin/bash
# What the note's vet.sh says about four of its picks, at the commits that the note links, and what their workflows run.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs git git
needs node nodejs
head_of "git $(git --version | awk '{print $3}')"
export GIT_LFS_SKIP_SMUDGE=1
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/lib-n-framework/flutter/templates.md" note >/dev/null

vet() { # REPOSITORY COMMIT FOLDER
  part "$1, $3"
  git clone -q --no-checkout "${FROM:-https://github.com}/$1" repo
  git -C repo reset -q "$2"
  git -C repo checkout -q "$2" -- "$3"
  (cd "repo/$3" && bash "$SCRATCH/note/vet.sh") | sed -E 's/^(last person: [0-9-]+) .*/\1/' # no names
  git -C repo checkout -q "$2" -- .github "${@:4}"
  if [ $# -gt 3 ]; then
    (cd repo && grep -HnE "cron:|flutter.version: *['\"[]|'(analyze|test)'|flutter test|dart analyze|very_good test" "${@:4}")
  fi
  rm -rf repo
}
vet flutter/samples 978919bde51385c9524fe46d6b51f3b161d80486 compass_app/app .github/workflows/main.yml tool/ci_script.dart
vet flutter/samples 978919bde51385c9524fe46d6b51f3b161d80486 navigation_and_routing
vet VeryGoodOpenSource/very_good_templates d459089e4e05e69b82a0d6491852f3a30c4d8a74 very_good_core/__brick__ .github/workflows/very_good_core.yaml
vet mitesh77/Best-Flutter-UI-Templates 108b5a9b82d5463d3c9ce26f01d1a2cb83d65010 best_flutter_ui_templates .github/workflows/dart.yml
