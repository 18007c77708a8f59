import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { listMissingParts } from '../../src/index.ts';
import { lintNote } from '../lintNote.ts';

describe('a note with a structure of its own', () => {
  const sectionsIn = (kind: string, names: readonly string[], more = '') => {
    const body = names.map((name) => `## ${name}\n\nText.`).join('\n\n');
    const front = `title: A\ndescription: B.\nkind: ${kind}\nstatus: budding\n${more}`;
    return lintNote(aPage(`---\n${front}---\n\nIt is.\n\n${body}\n`))
      .filter(({ rule }) => rule === 'note/sections')
      .map(({ line, message, remedy }) => [line, message, remedy]);
  };

  it.each<[string, string[]]>([
    ['problem', ['What I saw', 'The cause']],
    ['comparison', ['npm', 'pnpm', 'Sources']],
    ['concept', ['Sources']],
    ['how-to', ['Steps', 'Undo']],
    ['concept', ['陷阱']],
    ['how-to', ['Undo', 'Steps']],
  ])('is left alone if it has fewer than half the sections of a %s: %j', (...note) => {
    expect(sectionsIn(...note)).toEqual([]);
  });

  it('says in the remedy how to waive a missing section', () => {
    const names = ['Decision table', 'When I switch', 'Sources'];
    expect(sectionsIn('comparison', names)).toEqual([
      [
        undefined,
        expect.stringContaining('Missing: "## Same task, each way".'),
        `Add "## Same task, each way", spelled exactly like that; or say in the front matter why the note does without it:\n    waives:\n      "Same task, each way": "the reason"`,
      ],
    ]);
    const waived = 'waives:\n  "Same task, each way": "the reason"\n';
    expect(sectionsIn('comparison', names, waived)).toEqual([]);
    const chinese = ['决策表', '何时换用', '来源'];
    expect(sectionsIn('comparison', chinese, `lang: zh-Hans\n${waived}`)).toEqual([]);
  });

  it.each(['', 'waives: { Sources: "my own" }\n'])(
    'is told what cannot be waived, and not offered to waive it: %j',
    (waived) => {
      expect(sectionsIn('cheatsheet', ['Traps'], waived)).toEqual([
        [
          undefined,
          expect.any(String),
          `Add "## Sources", spelled exactly like that (Sources can't be waived; without any, write below it what the note rests on, such as "None: this is my own experience.").`,
        ],
      ]);
    },
  );

  it('lists what a complete note would need while it is a seedling', () => {
    const seedling = aPage('---\nkind: concept\nstatus: seedling\n---\n\nIt is.\n');
    expect(listMissingParts(seedling).join()).toContain('the section Trade-offs');
  });
});
