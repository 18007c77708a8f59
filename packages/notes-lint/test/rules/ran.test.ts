import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkNote } from '../../src/checkNote.ts';
import { lintNote } from '../lintNote.ts';

const RUNNERS = {
  'node@20': ['js', 'ts'],
  '@electric-sql/pglite': ['sql'],
  'bash@5': ['bash', 'sh'],
};

const TOOLS = { 'postgres@16': /^sql$|^psql\b/, 'gh@2': /^\$ gh\b/ };

describe('what samples ran on', () => {
  const rulesIn = (text: string, front = 'kind: concept\nstatus: budding\n') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${front}---\n\n${text}\n`)).map(
      ({ rule }) => rule,
    );

  it('is asked for samples that run, but not for a live block', () => {
    expect(rulesIn('So:\n\n```jsx live\n<p>Hi</p>\n```')).not.toContain('note/ran');
    expect(rulesIn('So:\n\n```sql\nSELECT 1;\n```')).not.toContain('note/ran');
    expect(rulesIn('So:\n\n```sql run\nSELECT 1;\n```')).toContain('note/ran');
  });

  it('lists the samples that ran, and what to write', () => {
    const fence = (head: string) => `\`\`\`${head}\n1\n\`\`\`\n\n`;
    const askedIn = (body: string, kind = 'concept') =>
      lintNote(aPage(`---\nkind: ${kind}\nstatus: budding\n---\n\nIt is.\n\n${body}`), {
        installed: new Map([['@electric-sql/pglite', ['0.5.16']]]),
        runners: RUNNERS,
      }).filter(({ rule }) => rule === 'note/ran')[0];
    const found = askedIn(
      fence('ts run') + fence('sql run') + fence('sh run') + fence('js'),
    );
    expect(found?.message).toContain('has samples that run (lines: 8, 12, 16) but');
    expect(found?.remedy).toContain(
      'such as ran: ["node@20", "@electric-sql/pglite@0.5.16", "bash@5"], with the',
    );
  });

  it.each([
    ['```bash\nssh a\n```', 'such as ran: ["bash@5"], with'],
    ['```text\na\n```\n\n```ts\na;\n```', 'such as ran: ["node@20"], with'],
    ['```text\na\n```', 'such as ran: ["name@version"], with'],
    ['', 'such as ran: ["name@version"], with'],
    ['```bash\npsql -c "x"\n```\n\n```sql\nSELECT 1;\n```', 'ran: ["postgres@16"], with'],
    ['```sql\nSELECT 1;\n```', 'ran: ["postgres@16"], with'],
    ['```sql run\nSELECT 1;\n```', 'ran: ["@electric-sql/pglite"], with'],
    ['```console\n$ gh run watch\n```', 'ran: ["gh@2"], with'],
    ['```console\n$ gh run watch\n```', 'write "not run on this version" in the text.'],
    ['```text output\na\n```', 'in the text and show no output.'],
  ])('has an example that suits the blocks: %j', (body, remedy) => {
    const front = 'kind: how-to\nstatus: budding';
    const found = lintNote(aPage(`---\n${front}\n---\n\nIt is.\n\n${body}\n`), {
      runners: RUNNERS,
      tools: TOOLS,
    });
    expect(found.find(({ rule }) => rule === 'note/ran')?.remedy).toContain(remedy);
  });
});

it.each([
  ['19.2.9', 0],
  ['19.2', 0],
  ['19', 0],
  ['19.', 1],
  ['1', 1],
  ['18.3.1', 1],
  ['19.2.90', 1],
])('a version may be shorter than the installed one: %s', (version, count) => {
  const found = lintNote(aPage(`---\nran: ["react@${version}"]\n---\n\nIt is.\n`), {
    installed: new Map([['react', ['19.2.9']]]),
  });
  expect(found.filter(({ rule }) => rule === 'note/ran-version')).toHaveLength(count);
});

it.each([
  ['vitest@4.1.12, vitest@5.1.1', 0],
  ['vitest@5.1.1, vitest@4', 0],
  ['vitest@4.0.0, vitest@5.1.1', 2],
  ['vitest@5.1.1, "@vitest/ui@4.1.12"', 1],
])('a lab may have run other versions beside the installed one: %s', (ran, count) => {
  const found = lintNote(aPage(`---\nran: [${ran}]\n---\n\nIt is.\n`), {
    installed: new Map(['vitest', '@vitest/ui'].map((name) => [name, ['4.1.12']])),
    fixCommand: 'npm run fix:notes',
  }).filter(({ rule }) => rule === 'note/ran-version');
  expect(found).toHaveLength(count);
  // It can't know which of two versions the samples ran on.
  const isFixed = found.some(({ remedy }) => remedy.includes('fix:notes'));
  expect(isFixed).toBe(count === 1);
});

/** The rules about what ran, in a how-to without `ran` that says this above a pinned install. */
function rulesWith(sentence: string): string[] {
  const note = aPage(`---
title: Sass
description: How to compile style sheets, and what to do when that does not work at all.
kind: how-to
status: budding
last_verified: 2026-11-20
topics: [css]
---

A style sheet is compiled before it is served.

${sentence}

\`\`\`bash
npm install sass@1.97
\`\`\`
`);
  const rules = checkNote(note).map(({ rule }) => rule);
  return rules.filter((rule) => rule === 'note/ran');
}

describe('a sentence that says that a step was not run', () => {
  it.each([
    'This command was not run on this version.',
    'Not run on these versions:',
    "I haven't run this.",
    'I haven’t tried this:',
    'I have not tested it, because the machine had no Docker.',
    "I've not run these commands.",
    "We didn't run it.",
    'I never ran this.',
    "I couldn't run the image.",
    'The image below (not run here) is smaller.',
    "It wasn't tried here.",
    'The command was not run.',
    'This file was not run; its keys come from the documentation.',
    'Untested:',
    'The steps are untested on this version.',
    'This image (untested) is smaller.',
    '未在此版本上运行。',
    '我没有运行过这条命令：',
    '以下命令未经测试：',
  ])('%s', (sentence) => {
    expect(rulesWith(sentence)).toEqual([]);
  });
});

describe('a sentence about something else', () => {
  it.each(['Install it:', 'I ran this.', '我运行过这条命令：'])('%s', (sentence) => {
    expect(rulesWith(sentence)).toEqual(['note/ran']);
  });
});
