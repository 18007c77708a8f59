import { describe, expect, it } from 'vitest';

import type { Problem } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import { gradeProblems } from '../src/gradeProblems.ts';

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

describe('a note that promises nothing', () => {
  it.each(['', 'kind: concept\nstatus: seedling\n'])(
    'has errors only for harm: %j',
    (front) => {
      expect(gradesOf(front, 'note/mark')).toEqual(Array(3).fill('warning'));
      expect(gradesOf(front, 'links/page')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'note/alt')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'note/expression')).toEqual(Array(3).fill('error'));
      expect(gradesOf(front, 'note/voice')).toEqual([]);
    },
  );

  it('is not what names a kind', () => {
    const front = 'kind: concept\nstatus: budding\n';
    expect(gradesOf(front, 'note/mark')).toEqual(Array(3).fill('error'));
    expect(gradesOf(front, 'note/voice')).toHaveLength(3);
  });
});
