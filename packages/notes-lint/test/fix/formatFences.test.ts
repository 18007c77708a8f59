import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { findUnformatted } from '../../src/fix/formatFences.ts';
import { formatFences } from '../../src/index.ts';

const FENCE = '```';

/** 79 characters; wider than 80 columns, because three of them are Chinese. */
const LOG_LINE =
  '{"date": "2026-11-20", "start": "09:00", "task": "写笔记", "interrupted": false}';

function noteWith(...lines: string[]) {
  return aPage(`${lines.join('\n')}\n`);
}

/** The formatted note below its front matter, without empty lines. */
async function formatted(...lines: string[]): Promise<string[]> {
  const note = noteWith(...lines);
  return (await formatFences(note)).split('\n').slice(note.lineOffset).filter(Boolean);
}

describe('code in fences', () => {
  it('causes a warning if Prettier would format it differently', async () => {
    const note = noteWith('Text.', '', `${FENCE}ts`, 'const a = 1', FENCE);
    expect(await findUnformatted(note)).toMatchObject([
      { rule: 'note/fence-format', line: note.lineOffset + 3 },
    ]);
  });

  it('includes JSON that is longer than a line, or has several', async () => {
    const long = `{"a": "${'x'.repeat(40)}", "b": "${'x'.repeat(40)}"}`;
    expect(await formatted(`${FENCE}json`, long, FENCE)).toHaveLength(6);
    expect(await formatted(`${FENCE}json`, '{', '"a":1', '}', FENCE)).toEqual([
      `${FENCE}json`,
      '{',
      '  "a": 1',
      '}',
      FENCE,
    ]);
  });

  it('is formatted by Prettier, and keeps its info string', async () => {
    const lines = await formatted(`${FENCE}ts title="a.ts" run`, 'const a = 1', FENCE);
    expect(lines).toEqual([`${FENCE}ts title="a.ts" run`, 'const a = 1;', FENCE]);
  });

  it.each([` ${FENCE}`, `${FENCE}\``])(
    'leaves what follows alone, however the fence ends: %j',
    async (end) => {
      const after = ['Between.', `${FENCE}ts`, 'b();', FENCE];
      const lines = await formatted(`${FENCE}ts`, 'const a = 1', end, ...after);
      expect(lines).toEqual([`${FENCE}ts`, 'const a = 1;', end, ...after]);
    },
  );

  it('keeps its highlights if its lines stay where they are', async () => {
    const lines = await formatted(`${FENCE}ts {2}`, 'start()', 'use(all)', FENCE);
    expect(lines).toEqual([`${FENCE}ts {2}`, 'start();', 'use(all);', FENCE]);
  });

  it.each([
    ['does not parse', [`${FENCE}ts`, 'const = 1', FENCE]],
    [
      'is of a language that Prettier has no parser for',
      [`${FENCE}go`, 'a  := 1', FENCE],
    ],
    ['is one line of JSON, as in a log', [`${FENCE}json`, LOG_LINE, FENCE]],
    ['is JSON that does not parse', [`${FENCE}json`, '{', '"a":1,', '}', FENCE]],
    [
      'has highlighted lines that would move',
      [`${FENCE}ts {2}`, 'const f = a => { return a }', 'use(all)', FENCE],
    ],
    ['is formatted', [`${FENCE}ts`, 'const a = 1;', FENCE]],
    [
      'is below a comment that disables the rule',
      [
        '{/* lint-ignore note/fence-format: aligned by hand */}',
        `${FENCE}ts`,
        'const a  = 1;',
        FENCE,
      ],
    ],
    [
      'is indented below a list',
      ['- One', `  ${FENCE}ts`, '  const a  = 1;', `  ${FENCE}`],
    ],
  ])('is left alone if it %s', async (_, source) => {
    expect(await formatted(...source)).toEqual(source);
  });
});
