// Checks the note's files against the sources of the plugins: node check.mjs NOTE-FOLDER SOURCES TREE-OF-THE-JENKINSFILE
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv-draft-04';
import { parse } from 'yaml';

const [note = '', sources = '', tree = ''] = process.argv.slice(2);
const source = (file) => readFileSync(path.join(sources, file), 'utf8');

/** The names that a class accepts: parameters of its bound constructor, and bound setters. */
function bound(file) {
  const text = source(file);
  const names = new Set();
  const constructor =
    /@DataBoundConstructor\s+(?:@\w+(?:\([^)]*\))?[^\n]*\s+)*public \w+\(([^{]*)\)/s.exec(
      text,
    );
  for (const parameter of constructor?.[1].split(',') ?? []) {
    names.add(parameter.trim().split(/\s+/).at(-1));
  }
  for (const [, first, rest] of text.matchAll(
    /@DataBoundSetter\s+(?:@\w+(?:\([^)]*\))?\s+)*public void set(\w)(\w*)\(/g,
  )) {
    names.add(first.toLowerCase() + rest);
  }
  return names;
}
/** All paths of a YAML value, with list items merged. */
function paths(value, at = '') {
  if (Array.isArray(value)) return value.flatMap((item) => paths(item, `${at}[]`));
  if (value === null || typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`));
}

let failures = 0;
function report(what, problems) {
  failures += problems.length;
  console.log(`${what}: ${problems.length === 0 ? 'ok' : problems.join(', ')}`);
}
/** `named` is the name of the whole in YAML: a symbol of the class, or a key of an example of the plugin. */
function keys(what, object, file, named, example) {
  const names = bound(file);
  const problems = Object.keys(object).filter((key) => !names.has(key));
  const proof = example
    ? source(example).includes(`- ${named}:\n`)
    : !named || new RegExp(`@Symbol\\([^)]*"${named}"`).test(source(file));
  if (!proof) problems.push(`the name ${named}`);
  report(`${what} (${Object.keys(object).join(', ')})`, problems);
}
function like(what, object, file, from = (example) => example) {
  const known = new Set(paths(from(parse(source(file)))));
  report(
    what,
    paths(object).filter((one) => !known.has(one)),
  );
}
const yaml = (name) => parse(readFileSync(path.join(note, 'casc', name), 'utf8'));

console.log('$ casc/jenkins.yaml');
const { jenkins, unclassified } = yaml('jenkins.yaml');
const demo = 'configuration-as-code-plugin/demos/jenkins/jenkins.yaml';
like(
  'numExecutors',
  { numExecutors: jenkins.numExecutors },
  demo,
  (example) => example.jenkins,
);
const users =
  /```yaml\n([\s\S]*?)```/.exec(
    source('configuration-as-code-plugin/demos/embedded-userdatabase/README.md'),
  )?.[1] ?? '';
report(
  'securityRealm',
  paths(jenkins.securityRealm).filter(
    (one) => !paths(parse(users).jenkins.securityRealm).includes(one),
  ),
);
const matrix =
  'matrix-auth-plugin/src/test/resources/org/jenkinsci/plugins/matrixauth/integrations/casc/configuration-as-code-v3.yml';
const permissions = source(matrix);
like(
  'globalMatrix.entries',
  jenkins.authorizationStrategy.globalMatrix,
  matrix,
  (example) => example.jenkins.authorizationStrategy.projectMatrix,
);
report(
  'permissions',
  jenkins.authorizationStrategy.globalMatrix.entries
    .flatMap((entry) => Object.values(entry)[0].permissions)
    .filter((name) => !permissions.includes(`- ${name}\n`)),
);
like(
  'unclassified.location',
  { location: unclassified.location },
  demo,
  (example) => example.unclassified,
);

console.log('$ casc/agents.yaml');
const docker = 'docker-plugin/src/main/java/';
const cloud = yaml('agents.yaml').jenkins.clouds[0].docker;
const [template] = cloud.templates;
keys(
  'docker',
  cloud,
  `${docker}com/nirima/jenkins/plugins/docker/DockerCloud.java`,
  'docker',
  'docker-plugin/src/test/resources/io/jenkins/docker/client/configuration-as-code_current.yml',
);
keys('dockerApi', cloud.dockerApi, `${docker}io/jenkins/docker/client/DockerAPI.java`);
keys(
  'dockerHost',
  cloud.dockerApi.dockerHost,
  'docker-commons-plugin/src/main/java/org/jenkinsci/plugins/docker/commons/credentials/DockerServerEndpoint.java',
);
keys(
  'templates',
  template,
  `${docker}com/nirima/jenkins/plugins/docker/DockerTemplate.java`,
);
keys(
  'dockerTemplateBase',
  template.dockerTemplateBase,
  `${docker}com/nirima/jenkins/plugins/docker/DockerTemplateBase.java`,
);
keys(
  'attach',
  template.connector.attach,
  `${docker}io/jenkins/docker/connector/DockerComputerAttachConnector.java`,
  'attach',
);
keys(
  'retentionStrategy',
  template.retentionStrategy,
  `${docker}com/nirima/jenkins/plugins/docker/strategy/DockerOnceRetentionStrategy.java`,
);

const accepted = bound(`${docker}com/nirima/jenkins/plugins/docker/DockerTemplate.java`);
console.log(
  'a key that templates has:',
  accepted.has('labelString'),
  'and one that it has not:',
  accepted.has('labels'),
);

console.log('$ casc/credentials.yaml');
const classes = {
  x509ClientCert:
    'docker-commons-plugin/src/main/java/org/jenkinsci/plugins/docker/commons/credentials/DockerServerCredentials.java',
  string:
    'plain-credentials-plugin/src/main/java/org/jenkinsci/plugins/plaincredentials/impl/StringCredentialsImpl.java',
  gitHubApp:
    'github-branch-source-plugin/src/main/java/org/jenkinsci/plugins/github_branch_source/GitHubAppCredentials.java',
};
const examples = {
  string: 'configuration-as-code-plugin/demos/credentials/README.md',
  gitHubApp:
    'github-branch-source-plugin/src/test/resources/org/jenkinsci/plugins/github_branch_source/github-app-jcasc-minimal.yaml',
};
for (const one of yaml('credentials.yaml').credentials.system.domainCredentials[0]
  .credentials) {
  const [[name, value]] = Object.entries(one);
  keys(name, value, classes[name], name, examples[name]);
}

console.log('$ casc/jobs.yaml');
const { script } = yaml('jobs.yaml').jobs[0];
const github =
  'github-branch-source-plugin/src/main/java/org/jenkinsci/plugins/github_branch_source/';
const arguments_ = (block) =>
  Object.fromEntries(
    [...block.matchAll(/^\s*(\w+)\(/gm)].map(([, name]) => [name, true]),
  );
for (const [block, file] of [
  ['github', 'GitHubSCMNavigator'],
  ['gitHubBranchDiscovery', 'BranchDiscoveryTrait'],
  ['gitHubPullRequestDiscovery', 'OriginPullRequestDiscoveryTrait'],
  ['gitHubForkDiscovery', 'ForkPullRequestDiscoveryTrait'],
]) {
  const body = new RegExp(`\\b${block} \\{([^}]*)`).exec(script)?.[1] ?? '';
  const used = { ...arguments_(body.replace(/\w+ \{.*/s, '')) };
  if (/\btraits \{/.test(body)) used.traits = true;
  if (/\btrust \{/.test(body)) used.trust = true;
  keys(block, used, `${github}${file}.java`, block);
}
report(
  'gitHubTrustPermissions',
  source(`${github}ForkPullRequestDiscoveryTrait.java`).includes(
    '@Symbol("gitHubTrustPermissions")',
  ) && script.includes('gitHubTrustPermissions')
    ? []
    : ['missing'],
);

console.log('$ Jenkinsfile, as a tree, against the schema of the Declarative plugin');
const validate = new Ajv({ strict: false, allErrors: false }).compile(
  JSON.parse(
    source(
      'pipeline-model-definition-plugin/pipeline-model-api/src/main/resources/ast-schema.json',
    ).replace('"#/definitions/"', '"#/definitions/mapArgumentList"'),
  ),
);
const pipeline = JSON.parse(readFileSync(tree, 'utf8'));
const verdict = (value) =>
  validate(value)
    ? 'valid'
    : `${validate.errors[0].instancePath} ${validate.errors[0].message}`;
const broken = (change) => {
  const copy = structuredClone(pipeline);
  change(copy.pipeline);
  return verdict(copy);
};
console.log(verdict(pipeline));
console.log(
  'without its agent:',
  broken((p) => delete p.agent),
);
console.log(
  'a timeout outside options:',
  broken((p) => (p.stages[0].parallel[0].timeout = [1])),
);
console.log(
  'an input without a message:',
  broken((p) => delete p.stages[1].input.message),
);
process.exitCode = failures > 0 || !validate(pipeline) ? 1 : 0;
