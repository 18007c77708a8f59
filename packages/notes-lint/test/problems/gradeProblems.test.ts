import { describe, expect, it } from 'vitest';

import type { Problem } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { gradeProblems, type GradeOptions } from '../../src/problems/gradeProblems.ts';

const FENCE = '```';

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

describe('a block with several problems', () => {
  /** What's reported about a block that lacks a name. */
  function rulesIn(
    more: readonly string[],
    { front = '', isExcusable = false },
    options: GradeOptions = {},
  ) {
    const source = `---\ntitle: A\n${front}---\n\n${FENCE}tsx\nuseState(0);\n${FENCE}\n`;
    const note = aPage(source, 'docs/a.md');
    const line = source.split('\n').indexOf('useState(0);') + 1;
    const problems = ['sample/unresolved', ...more].map((rule) => ({
      file: note.file,
      line,
      rule,
      severity: 'error' as const,
      message: '',
      remedy: '',
      isExcusable: isExcusable && rule === 'sample/unresolved',
    }));
    const graded = gradeProblems(problems, [note], options);
    return graded.map(({ rule, severity }) => [rule, severity]);
  }
  const PROVEN = 'kind: concept\nstatus: budding\n';

  it.each(['', 'kind: concept\nstatus: seedling\n'])(
    'is excused, but not for what else is wrong with it: %j',
    (front) => {
      const block = { front, isExcusable: true };
      expect(rulesIn([], block)).toEqual([]);
      expect(rulesIn(['sample/typo'], block)).toEqual([['sample/typo', 'warning']]);
    },
  );

  it('has one warning if it cannot be excused', () => {
    const found = rulesIn(['sample/typescript'], {});
    expect(found).toEqual([['sample/unresolved', 'warning']]);
  });

  it('has all of them in a note that promises proof', () => {
    const block = { front: PROVEN, isExcusable: true };
    const [name, type] = ['sample/unresolved', 'sample/typescript'];
    expect(rulesIn([type], block)).toEqual([
      [name, 'warning'],
      [type, 'error'],
    ]);
    expect(rulesIn([], block, { strict: true })).toEqual([[name, 'error']]);
  });

  it('leaves what a shell makes of a session to the rule that names the session', () => {
    expect(rulesIn(['note/code-form'], {})).toEqual([['note/code-form', 'warning']]);
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

describe('what blocks lack', () => {
  const source = `---\ntitle: A\n---\n\n${BODY}`;
  const problemAt = (line: number, rule = 'sample/unresolved'): Problem => ({
    file: 'docs/a.md',
    line,
    rule,
    severity: 'warning',
    message: 'The block lacks port.',
    remedy: '',
  });
  const [first, second] = [
    source.split('\n').indexOf('server.listen(port);') + 1,
    source.split('\n').indexOf('let a: b;') + 1,
  ];

  it('is one message', () => {
    const graded = gradeProblems(
      [first, second].map((line) => problemAt(line)),
      [aPage(source, 'docs/a.md')],
    );
    expect(graded).toMatchObject([
      {
        line: first,
        message: `The block lacks port. The same goes for further lines of this note: ${second}.`,
      },
    ]);
  });

  it('is reported for a block below one with another error', () => {
    const problems = [
      problemAt(first, 'sample/typescript'),
      problemAt(first),
      problemAt(second),
    ];
    const graded = gradeProblems(problems, [aPage(source, 'docs/a.md')]);
    expect(graded.map(({ line, rule }) => [line, rule])).toEqual([
      [first, 'sample/typescript'],
      [second, 'sample/unresolved'],
    ]);
  });

  it('is not reported if a comment above the block disables the rule', () => {
    const commented = source.replace(
      `${FENCE}ts\nserver`,
      `{/* lint-ignore sample/unresolved: an excerpt */}\n\n${FENCE}ts\nserver`,
    );
    const graded = gradeProblems(
      [problemAt(first + 2), problemAt(second + 2)],
      [aPage(commented, 'docs/a.mdx')].map((page) => ({ ...page, file: 'docs/a.md' })),
    );
    expect(graded.map(({ line }) => line)).toEqual([second + 2]);
  });
});
