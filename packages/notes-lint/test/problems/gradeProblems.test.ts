import { describe, expect, it } from 'vitest';

import type { Problem } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { gradeProblems, type GradeOptions } from '../../src/problems/gradeProblems.ts';
import type { Ungraded } from '../../src/problems/ungraded.ts';

const FENCE = '```';

/** As sample-prover marks its problems. */
const EXCUSES: Readonly<Record<string, Ungraded['excuse']>> = {
  'sample/unresolved': 'excerpt',
  'sample/typo': undefined,
};
const excuseOf = (rule: string) => (rule in EXCUSES ? EXCUSES[rule] : 'gap');
const BODY = `Text.\n\n${FENCE}ts\nserver.listen(port);\n${FENCE}\n\n${FENCE}ts\nlet a: b;\n${FENCE}\n`;

function gradesOf(front: string, rule = 'sample/typescript') {
  const file = 'docs/a.md';
  const source = `---\ntitle: A\n${front}---\n\n${BODY}`;
  const at = source.split('\n').indexOf('server.listen(port);') + 1;
  const problems = [at, at, at + 4].map((line): Problem => ({
    file,
    line,
    rule,
    severity: 'error',
    message: '',
    remedy: '',
  }));
  return gradeProblems(problems, [aPage(source, file)]).map(({ severity }) => severity);
}

describe('a sample that does not stand alone', () => {
  it.each(['', 'kind: concept\nstatus: seedling\n'])(
    'is one warning per block in a note that promises nothing: %j',
    (front) => {
      expect(gradesOf(front)).toEqual(['warning', 'warning']);
    },
  );

  it('fails the build in a note that names its kind', () => {
    expect(gradesOf('kind: concept\nstatus: budding\n')).toEqual(Array(3).fill('error'));
  });
});

it('problems in samples of a note that has become unreadable are forgotten', () => {
  expect(gradesOf('kind: concept\ntags: [\n')).toEqual([]);
});

describe('names that a sample neither defines nor imports', () => {
  /** What's reported about a block whose names are missing. */
  function rulesIn(
    { front = '', head = 'tsx', code = 'useState(0);' },
    more: readonly string[] = [],
    options: GradeOptions = {},
  ) {
    const source = `---\ntitle: A\n${front}---\n\n${FENCE}${head}\n${code}\n${FENCE}\n`;
    const note = aPage(source, 'docs/a.md');
    const line = source.split('\n').indexOf(code.split('\n')[0] ?? '') + 1;
    const problems = ['sample/unresolved', ...more].map((rule) => ({
      file: note.file,
      line,
      rule,
      severity: 'error' as const,
      message: '',
      remedy: '',
      excuse: excuseOf(rule),
    }));
    const graded = gradeProblems(problems, [note], options);
    return graded.map(({ rule, severity }) => [rule, severity]);
  }
  const WITH_IMPORT = "import { useRef } from 'react';\nuseState(0);";
  const WARNING = [['sample/unresolved', 'warning']];

  it.each([
    {},
    { front: 'kind: concept\nstatus: seedling\n' },
    { code: WITH_IMPORT },
    { code: "const React = require('react');\nuseState(0);" },
  ])('are not reported in an excerpt: %j', (block) => {
    expect(rulesIn(block)).toEqual([]);
  });

  it.each([{ head: 'tsx run' }, { head: 'tsx title="Card.tsx"' }])(
    'are a warning in a block that looks complete: %j',
    (block) => {
      expect(rulesIn(block)).toEqual(WARNING);
    },
  );

  it.each([
    '[\n  1,\n  ...\n]',
    '{\n  // …\n}',
    'a:\n  # ...',
    '<List items={items} ... />',
  ])('ignores every error in a block that leaves lines out: %j', (code) => {
    expect(rulesIn({ code }, ['sample/json'])).toEqual([]);
    const front = 'kind: concept\nstatus: budding\n';
    expect(rulesIn({ code, front }, ['sample/json'])).toHaveLength(2);
  });

  it.each([
    ['mermaid', 'sequenceDiagramm\n  A->>P: SELECT ... (4 s)'],
    ['mermaid', 'flowchart LR\n  ...\n  A -'],
    ['yaml', 'run: npm run ... \n b: 1'],
    ['yaml', 'steps:\n  - run: a\n  ...\n  - run: b'],
    ['dockerfile', 'RUN npm ci && ... \nCOPPY . .'],
    ['dockerfile', 'FROM a\n...\nCMD ["x"]'],
    ['bash', 'curl ... | jq .a\necho $(a'],
    ['html', '<p>\n  ...\n<b>'],
    ['ts', 'const text = "a ... b" const b = 1;'],
    ['ts', 'const one = [...all]'],
  ])('dots that the parser reads as text leave nothing out: %s %j', (head, code) => {
    const found = rulesIn({ head, code }, [`sample/${head}`]);
    expect(found.map(([rule]) => rule)).toEqual([`sample/${head}`]);
  });

  it.each([
    ['json', '{ "a": ... }'],
    ['graphql', 'type A {\n  id: ID\n  ...\n}'],
  ])('dots that the parser rejects do: %s %j', (head, code) => {
    expect(rulesIn({ head, code }, [`sample/${head}`])).toEqual([]);
  });

  it.each([{}, { front: 'kind: concept\nstatus: seedling\n' }, { code: '// ...\nf();' }])(
    'do not excuse a typo of a name that the block defines: %j',
    (block) => {
      expect(rulesIn(block, ['sample/typo'])).toEqual([['sample/typo', 'warning']]);
    },
  );

  it('nor are types of parameters reported in an excerpt', () => {
    const gradesOf = (front: string, head = 'ts') => {
      const source = `---\ntitle: A\n${front}---\n\n${FENCE}${head}\nf = (a) => a;\n${FENCE}\n`;
      const note = aPage(source, 'docs/a.md');
      const line = source.split('\n').indexOf('f = (a) => a;') + 1;
      const rest = { rule: 'sample/typescript', severity: 'error', remedy: '' } as const;
      const message = "TS7006: Parameter 'a' implicitly has an 'any' type.";
      const problem = {
        file: note.file,
        line,
        message,
        excuse: 'excerpt',
        ...rest,
      } as const;
      return gradeProblems([problem], [note]).map(({ severity }) => severity);
    };
    expect(gradesOf('')).toEqual([]);
    expect(gradesOf('kind: concept\nstatus: seedling\n')).toEqual([]);
    expect(gradesOf('', 'ts title="a.ts"')).toEqual(['warning']);
    expect(gradesOf('kind: concept\nstatus: budding\n')).toEqual(['error']);
  });

  it('what a shell makes of a session is left to the rule that names the session', () => {
    const rules = rulesIn({ head: 'bash', code: '$ ls\na' }, [
      'note/code-form',
      'sample/bash',
    ]);
    expect(rules).toEqual([['note/code-form', 'warning']]);
  });

  it('are a warning in a note that promises proof, and an error if it is strict', () => {
    const front = 'kind: concept\nstatus: budding\n';
    expect(rulesIn({ front })).toEqual(WARNING);
    expect(rulesIn({ front }, [], { strict: true })).toEqual([
      ['sample/unresolved', 'error'],
    ]);
  });

  it('do not hide what else is wrong with the block', () => {
    expect(rulesIn({}, ['sample/typescript'])).toEqual([
      ['sample/typescript', 'warning'],
    ]);
  });
});

describe('a note that promises nothing', () => {
  it.each(['', 'kind: concept\nstatus: seedling\n'])(
    'has errors only for harm: %j',
    (front) => {
      expect(gradesOf(front, 'note/mark')).toEqual(Array(3).fill('warning'));
      expect(gradesOf(front, 'links/page')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'links/same-url')).toEqual(Array(3).fill('warning'));
      expect(gradesOf(front, 'note/alt')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'note/expression')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'sample/mermaid')).toEqual(['error', 'error']);
      expect(gradesOf(front, 'note/voice')).toEqual([]);
    },
  );

  it('is not what names a kind', () => {
    const front = 'kind: concept\nstatus: budding\n';
    expect(gradesOf(front, 'note/mark')).toEqual(Array(3).fill('error'));
    expect(gradesOf(front, 'note/voice')).toHaveLength(3);
  });
});
