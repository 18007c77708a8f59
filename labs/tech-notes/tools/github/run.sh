#!/bin/bash
# The note's commands against a stub that knows GitHub's OpenAPI description. No GitHub.
. "$(dirname "$0")/../../../shared/lab.sh"
needs gh gh
head_of "$(gh --version | sed -n 's/^gh version \([0-9.]*\).*/gh \1/p')" "node $(node -v)" '@octokit/openapi 23.0.2' 'no GitHub'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/github/index.md" note
cp "$LAB/package.json" "$LAB/stub.mjs" .
npm install --no-package-lock --no-audit --no-fund --silent >&2

start stub.log node stub.mjs 8173
for _ in $(seq 300); do grep -q ready stub.log && break || sleep 0.2; done
# github.localhost is the one host that gh calls without TLS; the proxy makes it the stub
export HTTP_PROXY=http://127.0.0.1:8173 GH_HOST=github.localhost GH_TOKEN=made-up GH_REPO=github.localhost/you/shop
export GH_CONFIG_DIR=$SCRATCH/config GH_NO_UPDATE_NOTIFIER=1

# sent COMMAND…: prints the command, what it prints, and the requests it sent
sent() {
  local from
  from=$(wc -l <stub.log)
  echo "> $*"
  (cd note && "$@" 2>&1) || echo "exit code $?"
  tail -n "+$((from + 1))" stub.log | sed 's/^/  /'
}

part 'The day-one script'
sent sh day-one.sh

part 'The rules that apply to main; the stub repeats what it got'
sent gh api 'repos/{owner}/{repo}/rules/branches/main' --jq '.[].type'

part 'The same ruleset with three typos'
sed -e 's/"non_fast_forward"/"non_fast_foward"/' note/main.json >note/typo-1.json
sed -e 's/"required_approving_review_count": 1/"required_approving_review_count": "1"/' note/main.json >note/typo-2.json
sed -e 's/"bypass_actors"/"bypass_actor"/' note/main.json >note/typo-3.json
for file in typo-1.json typo-2.json typo-3.json; do
  sent gh api 'repos/{owner}/{repo}/rulesets' --input "$file" --silent
done

part 'An autolink'
sent gh api -X POST 'repos/{owner}/{repo}/autolinks' -f key_prefix=SHOP- \
  -f 'url_template=https://tracker.example/SHOP-<num>' --silent

part 'Fields turn a read into a write'
sent gh api 'repos/{owner}/{repo}/issues' -f state=closed --silent
sent gh api -X GET 'repos/{owner}/{repo}/issues' -f state=closed --jq length

part '-f sends a string, -F a boolean'
sent gh api -X PATCH 'repos/{owner}/{repo}' -f delete_branch_on_merge=true --silent
sent gh api -X PATCH 'repos/{owner}/{repo}' -F delete_branch_on_merge=true --silent

part 'Three issues on two pages'
sent gh api -X GET 'repos/{owner}/{repo}/issues' -f state=closed --paginate --jq length
sent sh -c "gh api -X GET 'repos/{owner}/{repo}/issues' -f state=closed -F per_page=100 \
  --paginate --jq '.[] | select(.pull_request | not) | .number' | wc -l"

part 'A query in one pair of quotes, and in words'
sent gh search issues 'crash label:bug'
sent gh search issues crash label:bug
sent gh search issues -- crash -label:bug

part 'Everyday commands that use the REST API'
ssh-keygen -q -t ed25519 -N '' -C laptop -f note/key
sent gh ssh-key add key.pub --title laptop
sent gh repo fork them/shop --clone=false
sent gh run list --branch topic
sent gh run rerun 5 --failed
sent gh run cancel 5
sent gh workflow run deploy.yml --ref main

part 'The other commands of the note and their flags, as the help lists them'
# has COMMAND FLAG…: looks the command and each flag up in the help
has() {
  local command=$1 flag
  shift
  gh $command --help >help.txt 2>&1
  grep -q "^  gh $command" help.txt && echo "gh $command"
  for flag; do
    grep -qE -- "(^| )$flag( |,|$)" help.txt && echo "  $flag" || echo "  $flag: not there"
  done
}
has 'auth refresh' --scopes
has 'pr create' --fill --draft
has 'pr ready'
has 'pr status'
has 'pr list' --author
has 'pr view' --comments
has 'pr review' --approve
has 'pr checkout'
has 'pr checks' --watch
has 'pr merge' --auto --squash
has 'issue list' --assignee
has 'issue create'
has 'issue view' --comments
has 'issue develop' --checkout
has 'issue close' --reason
has 'run watch' --exit-status
has 'run view' --log-failed
has 'secret set'
has 'release create' --generate-notes
has 'repo create' --source --private --push
has 'repo fork' --clone
has 'repo clone'
has 'repo sync' --force
