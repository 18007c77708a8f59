// Checks the manifests in k8s/, whole and with one mistake each: node check.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

const files = readdirSync('k8s').sort();
const text = files.map((file) => readFileSync(`k8s/${file}`, 'utf8')).join('---\n');

/** The module with the class and the type of a document. */
function moduleOf({ apiVersion }) {
  const [group, version] = apiVersion.includes('/')
    ? apiVersion.split('/')
    : ['', apiVersion];
  if (group.endsWith('gateway.networking.k8s.io'))
    return `@kubernetes-models/gateway-api/${group}/${version}`;
  return `kubernetes-models/${group ? `${group}/` : ''}${version}`;
}

function parse(source) {
  return parseAllDocuments(source).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

async function wrongValues(documents) {
  const wrong = [];
  for (const document of documents) {
    const models = await import(moduleOf(document));
    try {
      new models[document.kind](document).validate();
    } catch (error) {
      wrong.push(`${document.kind}: ${error.message}`);
    }
  }
  return wrong;
}

function wrongFields(documents) {
  const lines = documents.map(
    (document, n) =>
      `import type { I${document.kind} as T${n} } from '${moduleOf(document)}';\n` +
      `export const d${n}: T${n} = ${JSON.stringify(document, null, 2)};\n`,
  );
  writeFileSync('documents.ts', lines.join(''));
  try {
    execFileSync(
      'tsc',
      [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--pretty',
        'false',
        'documents.ts',
      ],
      { encoding: 'utf8' },
    );
    return [];
  } catch (error) {
    return error.stdout.trim().split('\n');
  }
}

async function check(name, source) {
  let documents;
  try {
    documents = parse(source);
  } catch (error) {
    console.log(`${name.padEnd(39)}fails   -       -\n  ${error.message}`);
    return;
  }
  const values = await wrongValues(documents);
  const fields = wrongFields(documents);
  const word = (wrong) => (wrong.length > 0 ? 'fails' : 'passes').padEnd(8);
  console.log(
    `${name.padEnd(39)}${'passes'.padEnd(8)}${word(values)}${word(fields)}`.trimEnd(),
  );
  for (const line of [...values, ...fields]) console.log(`  ${line}`);
}

/** The manifests with one mistake. */
function broken(right, wrong) {
  if (!text.includes(right)) throw new Error(`The note no longer has ${right}`);
  return text.replace(right, wrong);
}

console.log(`\nfiles: ${files.join(', ')}`);
console.log(
  `kinds: ${parse(text)
    .map(({ kind }) => kind)
    .join(', ')}`,
);
console.log(`\n${' '.repeat(39)}YAML    values  field names`);
await check('the files of the note', text);
await check('replicas: three', broken('replicas: 3', 'replicas: three'));
await check(
  'readinesProbe: instead of readiness',
  broken('readinessProbe:', 'readinesProbe:'),
);
await check(
  'the Service selects app: wbe',
  broken('selector: { app: web }', 'selector: { app: wbe }'),
);
await check(
  'the Service targets port htpp',
  broken('targetPort: http', 'targetPort: htpp'),
);
await check('a tab instead of spaces', broken('  replicas: 3', '\treplicas: 3'));
await check(
  'a Secret with a number in stringData',
  `${text}---
apiVersion: v1
kind: Secret
metadata:
  name: web
stringData:
  PORT: 3000
`,
);

console.log('\nrestricted Pod Security Standard, the Deployment of the note');
const { spec } = parse(text).find(({ kind }) => kind === 'Deployment').spec.template;
const [container] = spec.containers;
const asked = {
  'runAsNonRoot is true': spec.securityContext.runAsNonRoot === true,
  'runAsUser is not 0': spec.securityContext.runAsUser !== 0,
  'seccompProfile is RuntimeDefault':
    spec.securityContext.seccompProfile.type === 'RuntimeDefault',
  'allowPrivilegeEscalation is false':
    container.securityContext.allowPrivilegeEscalation === false,
  'capabilities drop ALL': container.securityContext.capabilities.drop.includes('ALL'),
  'no hostNetwork, hostPID, hostIPC': !spec.hostNetwork && !spec.hostPID && !spec.hostIPC,
  'no hostPath volume': !(spec.volumes ?? []).some((volume) => volume.hostPath),
};
for (const [what, has] of Object.entries(asked))
  console.log(`${what.padEnd(39)}${has ? 'yes' : 'NO'}`);
