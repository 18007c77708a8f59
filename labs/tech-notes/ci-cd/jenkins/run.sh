#!/bin/bash
# What Groovy hands to the shell, the note's commands in a fresh project, and its YAML and Jenkinsfile against the
# sources of the plugins. No Jenkins.
. "$(dirname "$0")/../../../shared/lab.sh"
needs groovy groovy
needs jq jq
needs curl curl
needs git git
install_packages
JAVA_HOME=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")
export JAVA_HOME
head_of "groovy $(groovy --version | awk '{print $3}')" "java $(java -version 2>&1 | awk -F'"' 'NR == 1 { print $2 }')" \
  "dash $(dpkg-query -W -f '${Version}' dash)" "node $(node -v)" "npm $(npm -v)" "jq $(jq --version)" 'no Jenkins'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/ci-cd/jenkins/index.md" note

part 'A title with a command in it: double quotes, shell quotes inside them, single quotes'
groovy "$LAB/steps.groovy" 'Fix typo; echo $DEPLOY_TOKEN | rev'

part 'A title that closes the quote first'
groovy "$LAB/steps.groovy" "Fix typo'; echo \$DEPLOY_TOKEN | rev; echo 'done"

part 'Everyday titles: a quote, a dollar, a backtick, nothing'
for title in "Don't retry" 'Costs $5' 'Use `id`' ''; do
  echo "title: $title"
  groovy "$LAB/steps.groovy" "$title"
done

part 'The Jenkinsfile, as Groovy parses it, and without its last brace'
cat >parse.groovy <<'GROOVY'
try {
  new GroovyShell().parse(new File(args[0]).text, 'Jenkinsfile')
  println 'parsed'
} catch (error) {
  println error.message
}
GROOVY
groovy parse.groovy note/Jenkinsfile
sed '$d' note/Jenkinsfile >broken
groovy parse.groovy broken

part "The note's YAML and Jenkinsfile against the sources of the plugins"
source_of() { # PLUGIN COMMIT
  git clone -q --no-checkout "${FROM:-https://github.com}/jenkinsci/$1" "sources/$1"
  git -C "sources/$1" checkout -q "$2"
}
source_of configuration-as-code-plugin 58646eb62b0a755e41fe18939b980371bf5d7e84
source_of docker-commons-plugin ee120e23d3ac200a3dcad3873f49a043abc015d9
source_of docker-plugin 2fbbdf97fe1db38657512855df5cf2e4fd884861
source_of github-branch-source-plugin 57edfa33796a5e85a9342bdf816ad2223f1b560b
source_of matrix-auth-plugin 56ab385aea95b85e94bea37a8d4cd2badd35e7cf
source_of pipeline-model-definition-plugin 42c9dc3e440b8e1b52d1859ea60fed20e8b54aa4
source_of plain-credentials-plugin 19caf8fbf4ad1f08cb78ebf24ca61b71e0706a7f
groovy "$LAB/tree.groovy" note/Jenkinsfile >tree.json
node "$LAB/check.mjs" note sources tree.json

part 'The commands of its Test stage in a fresh npm init -y'
mkdir fresh
cd fresh
npm init -y >/dev/null
echo '$ npm ci'
npm ci 2>&1 | sed -n 1,5p || true
echo '$ npm install; npm ci; node --test'
npm install --silent
npm ci --silent
node --test --test-reporter=junit --test-reporter-destination=junit.xml
echo "exit $?, without a test"
npm run lint --if-present
echo "exit $?, npm run lint --if-present without that script"
cat junit.xml
cat >sum.test.js <<'JS'
const assert = require('node:assert');
const test = require('node:test');

test('adds', () => assert.equal(1 + 1, 2));
test('fails', () => assert.equal(1 + 1, 3));
JS
node --test --test-reporter=junit --test-reporter-destination=junit.xml || echo "exit $?, with a failing test"
grep -c '<testcase' junit.xml
cd ..

part 'freeze.sh against a stub of the API'
start stub.log node "$LAB/stub.mjs"
for _ in $(seq 50); do
  curl --silent --output /dev/null http://127.0.0.1:18080 && break
  sleep 0.2
done
JENKINS_URL=http://127.0.0.1:18080 JENKINS_AUTH=admin:api-token bash note/freeze.sh
cat plugins.txt
echo '$ with a wrong token'
JENKINS_URL=http://127.0.0.1:18080 JENKINS_AUTH=admin:wrong bash note/freeze.sh || echo "exit $?"
wc -l <plugins.txt
