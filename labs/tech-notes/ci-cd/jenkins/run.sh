#!/bin/bash
# What Groovy hands to the shell, and the note's files in a fresh project. No Jenkins.
. "$(dirname "$0")/../../../shared/lab.sh"
needs groovy groovy
needs jq jq
needs curl curl
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
