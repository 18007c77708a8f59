import { beforeAll, describe, expect, it } from 'vitest';

import { checkSamples, LIMITS, type SamplesReport } from '../src/index.ts';
import { fixtureNames, readFixture } from '../../../tests/support/sampleFixtures.ts';

type Expected = readonly [rule: string, line: number, says: RegExp];

/** Each fixture: the rule it breaks, the line of the file, and what the report must say. */
const FAULTS: Readonly<Record<string, Expected>> = {
  'ts-type': ['sample/typescript', 4, /'string' is not assignable to type 'number'/],
  'ts-syntax': ['sample/typescript', 4, /'\)' expected/],
  'ts-unknown-package': ['sample/typescript', 4, /no-such-package/],
  'ts-reference': ['sample/typescript', 4, /reaches for "\.\.\/\.\.\/src\/site\.ts"/],
  'ts-outside': ['sample/typescript', 5, /reaches for "\.\.\/\.\.\/src\/site"/],
  'tsx-prop': ['sample/typescript', 8, /not assignable to type 'number'/],
  'js-throw': ['sample/typescript', 5, /SyntaxError: Expected property name/],
  'js-emitted': ['sample/typescript', 5, /nobody caught this/],
  'jsx-name': ['sample/typescript', 5, /Cannot find name 'greeting'/],
  'live-throw': ['sample/live', 3, /undefined \(reading 'map'\)/],
  'live-key': ['sample/live', 3, /unique "key" prop/],
  'live-syntax': ['sample/live', 5, /Unexpected token/],
  'json-comma': ['sample/json', 6, /PropertyNameExpected/],
  'json-twice': ['sample/json', 6, /"a" stands twice/],
  'json-schema': ['sample/json', 10, /must have required property 'id'/],
  'jsonc-open': ['sample/json', 7, /CommaExpected/],
  'yaml-indent': ['sample/yaml', 6, /block sequence/],
  'yaml-twice': ['sample/yaml', 6, /keys must be unique/],
  'toml-twice': ['sample/toml', 5, /redefine/],
  'toml-value': ['sample/toml', 4, /invalid value/],
  'html-alt': ['sample/html', 5, /missing required "alt"/],
  'html-nesting': ['sample/html', 6, /Stray end tag '<\/p>'/],
  'css-property': ['sample/css', 5, /Unknown property "colr"/],
  'css-open': ['sample/css', 4, /Unclosed block/],
  'scss-variable': ['sample/scss', 5, /Undefined variable/],
  'scss-mixin': ['sample/scss', 5, /Undefined mixin/],
  'bash-open': ['sample/bash', 6, /unexpected end of file/],
  'bash-quote': ['sample/bash', 4, /unexpected EOF/],
  'bash-command': ['sample/bash', 5, /exit code 127.*no-such-command/],
  'bash-identity': ['sample/bash', 3, /exit code 128/],
  'sql-column': ['sample/sql', 5, /column "title" does not exist/],
  'sql-syntax': ['sample/sql', 4, /syntax error at or near "selct"/],
  'sql-constraint': ['sample/sql', 5, /duplicate key/],
  'sql-output': ['sample/output', 7, /line 3 shows " {2}2", printed was " {2}1"/],
  'graphql-field': ['sample/graphql', 16, /Cannot query field "title"/],
  'graphql-type': ['sample/graphql', 5, /Unknown type "Note"/],
  'graphql-no-schema': ['sample/graphql', 3, /no schema/],
  'prisma-type': ['sample/prisma', 10, /"Person" is neither/],
  'prisma-attribute': ['sample/prisma', 5, /Attribute not known: "@idd"/],
  'solidity-type': ['sample/solidity', 8, /not implicitly convertible/],
  'solidity-warning': ['sample/solidity', 8, /restricted to pure/],
  'dockerfile-instruction': ['sample/dockerfile', 5, /Unknown instruction: RUNN/],
  'dockerfile-from': ['sample/dockerfile', 4, /No source image/],
  'mermaid-arrow': ['sample/mermaid', 5, /Parse error on line 2/],
  'mermaid-kind': ['sample/mermaid', 3, /No diagram type detected/],
  'go-brace': ['sample/treeSitter', 7, /Missing: "\)"/],
  'go-keyword': ['sample/treeSitter', 6, /Does not parse/],
  'dart-brace': ['sample/treeSitter', 5, /Missing: "\)"/],
  'dart-class': ['sample/treeSitter', 4, /Does not parse/],
  'lua-end': ['sample/lua', 5, /'end' expected/],
  'lua-then': ['sample/lua', 5, /'then' expected/],
  'python-indent': ['sample/python', 5, /IndentationError/],
  'python-paren': ['sample/python', 4, /'\(' was never closed/],
  'rust-type': ['sample/rust', 5, /mismatched types/],
  'rust-borrow': ['sample/rust', 6, /borrow of moved value/],
  'c-type': ['sample/c', 5, /undeclared/],
  'c-semicolon': ['sample/c', 5, /expected/],
  'c-outside': ['sample/c', 4, /reads "\/etc\/hostname"/],
  'rust-outside': ['sample/rust', 4, /reads "\/etc\/hostname"/],
  'java-type': ['sample/java', 5, /cannot be converted to int/],
  'java-semicolon': ['sample/java', 5, /';' expected/],
  'md-fence': ['sample/markdown', 6, /never closed/],
  'md-front-matter': ['sample/markdown', 5, /Front matter is not YAML/],
  'mdx-brace': ['sample/markdown', 6, /closing brace/],
  'mdx-tag': ['sample/markdown', 6, /closing tag for `<Tabs>`/],
  'unknown-language': ['sample/language', 3, /"ngnix" is no language/],
  'unknown-word': ['sample/meta', 3, /rum/],
  'nocheck-empty': ['sample/nocheck', 3, /no reason/],
  'run-not-possible': ['sample/meta', 3, /json is not executed/],
  'expected-but-passes': ['sample/expect-error', 3, /nothing is wrong/],
  'expected-otherwise': ['sample/expect-error', 3, /TS2322/],
  'output-differs': ['sample/output', 8, /line 2 shows "three", printed was "two"/],
  'output-without-run': ['sample/output', 7, /was not executed/],
  'output-stray': ['sample/output', 3, /does not follow a sample/],
  'output-unknown': ['sample/output', 11, /"drvie\.js" names no sample/],
  'output-no-titles': ['sample/output', 7, /"drive\.js" names no sample/],
  'output-twice': ['sample/output', 11, /two output fences: the first stands at line 3/],
  'output-ambiguous': ['sample/output', 11, /2 samples have this title/],
  'output-named-without-run': ['sample/output', 3, /was not executed/],
  'output-named-differs': ['sample/output', 3, /shows "two", printed was "one"/],
  'output-of-nocheck': ['sample/output', 7, /was not executed/],
  'title-packages': ['sample/title', 3, /among the packages/],
  'title-manifest': ['sample/title', 3, /manifest of a package/],
  'harness-above': ['sample/harness', 3, /output of the harness stands below it/],
  'css-switch': ['sample/css', 6, /"colr"/],
  'html-switch': ['sample/html', 4, /switches the checker off/],
  'ts-switch': ['sample/typescript', 4, /switches the types off/],
  'bash-depth': ['sample/bash', 3, /cannot read the script|out of bounds/],
  'harness-live': ['sample/harness', 3, /live block is no harness/],
};

/** Samples that mean harm, with what says that they were contained. */
const HARM: Readonly<Record<string, Expected>> = {
  'hostile-loop': ['sample/typescript', 3, /did not end/],
  'hostile-timer': ['sample/typescript', 3, /did not end/],
  'hostile-memory': ['sample/typescript', 3, /more than 256 MiB of heap/],
  'hostile-buffers': ['sample/typescript', 3, /more than 512 MiB of memory/],
  'hostile-process': ['sample/typescript', 6, /started a process/],
  'hostile-worker': ['sample/typescript', 6, /started a worker/],
  'hostile-write': ['sample/typescript', 6, /wrote outside its folder/],
  'hostile-read': ['sample/typescript', 6, /read outside its folder/],
  'hostile-exit': ['sample/typescript', 3, /ended in the middle/],
  'hostile-promise': ['sample/typescript', 3, /never settles/],
  'hostile-network': ['sample/typescript', 3, /reached out to example\.com/],
  'hostile-names': ['sample/typescript', 6, /reached out to example\.com/],
  'hostile-datagram': ['sample/typescript', 6, /reached out to 192\.0\.2\.1/],
  'hostile-signal': ['sample/typescript', 4, /may not send a signal/],
  'hostile-output': ['sample/typescript', 3, /printed more than 64 KiB/],
  'hostile-live': ['sample/live', 3, /did not end/],
  'hostile-bash-loop': ['sample/bash', 3, /did not end/],
  'hostile-bash-fork': ['sample/bash', 3, /more than 64 processes/],
  'hostile-bash-write': ['sample/bash', 4, /Read-only file system/],
  'hostile-modules': ['sample/typescript', 6, /no such file or directory/],
  'hostile-flags': ['sample/typescript', 6, /may not set flags of V8/],
  'hostile-socket': ['sample/typescript', 6, /reached out to socket/],
  'hostile-report': ['sample/typescript', 7, /Error: on purpose/],
  'hostile-kill': ['sample/typescript', 5, /may not send a signal/],
  'hostile-bash-proc': ['sample/bash', 5, /Read-only file system/],
  'hostile-bash-device': ['sample/bash', 3, /Read-only file system/],
  'hostile-sql-sleep': ['sample/sql', 7, /did not end in 12 s/],
  'hostile-rust-read': [
    'sample/rust',
    4,
    /couldn't read `\/etc\/hostname`: No such file/,
  ],
  'hostile-c-read': ['sample/c', 4, /\/etc\/hostname: No such file/],
  'hostile-quiet-exit': ['sample/typescript', 3, /ended in the middle/],
  'hostile-quiet-error': ['sample/typescript', 6, /Error: on purpose/],
  'hostile-bash-signal': ['sample/bash', 3, /ended by SIGSEGV/],
  'hostile-sql-copy': ['sample/sql', 4, /no longer answers rightly/],
  'expected-stop': ['sample/typescript', 3, /did not end/],
  'hostile-sql-library': ['sample/sql', 11, /may not bring JavaScript along/],
  'hostile-json-async': ['sample/json', 7, /\$async/],
  'hostile-pipe': ['sample/typescript', 3, /took away the pipe/],
  'hostile-pipe-closed': ['sample/typescript', 3, /took away the pipe/],
  'hostile-half-line': ['sample/typescript', 8, /Error: on purpose/],
  'hostile-graphql-depth': ['sample/graphql', 9, /Maximum call stack size exceeded/],
  'hostile-title-c': ['sample/title', 7, /begins with "-" or "@"/],
  'hostile-title-rust': ['sample/title', 3, /begins with "-" or "@"/],
  'hostile-title-java': ['sample/title', 3, /begins with "-" or "@"/],
  'hostile-title-outside': ['sample/title', 3, /leads out of the folder/],
  'hostile-bash-network': ['sample/bash', 4, /Network is unreachable/],
};

/** Samples that keep a checker itself busy without end. */
const ENDLESS: typeof HARM = {
  'hostile-sql-loop': ['sample/sql', 3, /did not end in 5 s/],
  'hostile-sql-series': ['sample/sql', 3, /did not end in 5 s/],
  'hostile-scss-loop': ['sample/scss', 3, /did not end in 5 s/],
  'hostile-json-pattern': ['sample/json', 10, /did not end in 5 s/],
};

/** Kept between runs for the empty database in it; what fails is never kept. */
const cacheFolder = 'node_modules/.cache/personal-notes-tests';
const harmLimits = {
  ...LIMITS,
  // Memory has to be full before the time is up, also on a busy machine.
  milliseconds: 10_000,
  cpuMilliseconds: 3_000,
  residentMiB: 512,
  checkMilliseconds: 12_000,
};
let report: SamplesReport;
let harm: SamplesReport;
let endless: SamplesReport;

beforeAll(async () => {
  const names = [...Object.keys(FAULTS), 'right'];
  report = await checkSamples(names.map(readFixture), { cacheFolder });
  const harmful = Object.keys(HARM).map(readFixture);
  harm = await checkSamples(harmful, { cacheFolder, limits: harmLimits });
  // No sample of these has to come to an end, so that a busy machine needs no patience either.
  const limits = { ...harmLimits, checkMilliseconds: 5_000 };
  endless = await checkSamples(Object.keys(ENDLESS).map(readFixture), {
    cacheFolder,
    limits,
  });
}, 1_200_000);

function faultsOf({ faults }: SamplesReport, name: string) {
  return faults.filter(
    ({ file, severity }) => file === `${name}.md` && severity === 'error',
  );
}

describe('a seeded fault is found', () => {
  it.each(Object.entries(FAULTS))('%s', (name, [rule, line, says]) => {
    const message = expect.stringMatching(says) as string;
    const remedy = expect.stringMatching(/\w/) as string;
    expect(faultsOf(report, name)).toMatchObject([{ rule, line, message, remedy }]);
  });
});

describe('the fixtures', () => {
  it('are all listed here', () => {
    const known = [
      ...Object.keys(FAULTS),
      ...Object.keys(HARM),
      ...Object.keys(ENDLESS),
      'right',
    ];
    expect(fixtureNames().sort()).toEqual(known.sort());
  });
});

describe('an output that names no sample', () => {
  const remedies = (name: string) => faultsOf(report, name).map(({ remedy }) => remedy);

  it('is told the titles there are', () => {
    expect(remedies('output-unknown')).toEqual([
      'The titles of this note: "drive.js", "other.js".',
    ]);
    expect(remedies('output-no-titles')[0]).toContain(
      'No fence of this note has a title',
    );
  });
});

describe('a sample that means harm is contained', () => {
  it.each(Object.entries(HARM))('%s', (name, [rule, line, says]) => {
    const message = expect.stringMatching(says) as string;
    expect(faultsOf(harm, name)).toMatchObject([{ rule, line, message }]);
  });
});

describe('a check that would never end is stopped', () => {
  it.each(Object.entries(ENDLESS))('%s', (name, [rule, line, says]) => {
    const message = expect.stringMatching(says) as string;
    expect(faultsOf(endless, name)).toMatchObject([{ rule, line, message }]);
  });
});

describe('a sample that never ends', () => {
  it('leaves the later ones of its database unchecked, and those say why', () => {
    const file = 'hostile-sql-sleep.md';
    expect(harm.verdicts.get(file)?.map(({ depth }) => depth)).toEqual([
      'run',
      'failed',
      'unchecked',
    ]);
    const warnings = harm.faults.filter((one) => one.file === file && one.line === 11);
    expect(warnings).toMatchObject([{ rule: 'sample/unchecked', severity: 'warning' }]);
    expect(warnings[0]?.message).toContain('the sample at line 7 was stopped');
  });
});

describe('a database that is out of step', () => {
  it('leaves the later samples unchecked, and those say why', () => {
    const file = 'hostile-sql-copy.md';
    expect(harm.verdicts.get(file)?.map(({ depth }) => depth)).toEqual([
      'failed',
      'unchecked',
      'unchecked',
    ]);
    const warnings = harm.faults.filter(
      (one) => one.rule === 'sample/unchecked' && one.file === file,
    );
    expect(warnings.map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringContaining('the sample at line 3 left its database')),
    );
  });
});

describe('right samples', () => {
  it('raise no alarm in any language', () => {
    expect(faultsOf(report, 'right')).toEqual([]);
  });

  it('say how far they were checked', () => {
    const verdicts = report.verdicts.get('right.md') ?? [];
    const depths = new Map(verdicts.map(({ language, depth }) => [language, depth]));
    expect(Object.fromEntries(depths)).toMatchObject({
      tsx: 'run',
      sql: 'run',
      bash: 'run',
      scss: 'compiled',
      rust: 'compiled',
      json: 'parsed',
      nginx: 'unchecked',
    });
  });
});
