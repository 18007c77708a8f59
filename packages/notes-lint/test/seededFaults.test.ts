import { describe, expect, it } from 'vitest';

import { checkNote } from '../src/checkNote.ts';
import { KINDS, type Kind } from '../src/front-matter/index.ts';
import { aFullNote } from '../../../tests/support/aFullNote.ts';
import { aNote } from '../../../tests/support/aNote.ts';

type Seed = [what: string, from: string | RegExp, to: string, rule: string];

function faultsOf(source: string, kind: Kind) {
  return checkNote(
    aNote(source, kind === 'post' ? 'blog/names.md' : 'docs/http/names.md'),
  );
}

function plant(source: string, from: string | RegExp, to: string): string {
  const planted = source.replace(from, to);
  if (planted === source) throw new Error(`The note has no ${from} to plant a fault in.`);
  return planted;
}

const ENGLISH: Seed[] = [
  ['a misspelt key', 'description:', 'descripton:', 'front-matter/unknown-key'],
  ['no status', 'status: budding\n', '', 'front-matter/missing-key'],
  ['a kind that does not exist', 'kind: concept', 'kind: essay', 'front-matter/value'],
  ['a date with slashes', '2026-11-20', '2026/11/20', 'front-matter/format'],
  ['the 31st of November', '2026-11-20', '2026-11-31', 'front-matter/calendar'],
  ['topics as text', '[http]', 'http', 'front-matter/type'],
  ['five topics', '[http]', '[a, b, c, d, e]', 'front-matter/limit'],
  ['an unclosed list', '[http]', '[http', 'mdx/syntax'],
  ['a brace in the text', 'Rule 1 ', 'Rule { 1 ', 'mdx/syntax'],
  ['a title in the body', '\n\nRule', '\n\n# Names\n\nRule', 'note/title'],
  [
    'a fourth level',
    '## What it keeps',
    '## What it keeps\n\n#### Deep',
    'note/heading-depth',
  ],
  [
    'a numbered heading',
    '## What it keeps',
    '## What it keeps\n\n### 1. First',
    'note/heading-form',
  ],
  ['a heading before any text', '---\n\nRule', '---\n\n## More\n\nRule', 'note/opening'],
  ['a long opening', 'Rule 1 ', 'rule '.repeat(60), 'note/opening'],
  ['a renamed section', '## Pitfalls', '## Traps', 'note/sections'],
  ['a section in Chinese', '## Pitfalls', '## 陷阱', 'note/sections'],
  ['a section twice', '## Pitfalls', '## Trade-offs', 'note/sections'],
  [
    'a source by hearsay',
    /- \[RFC 1035 §1\].*/,
    '- Everybody knows it is so.',
    'note/source',
  ],
  ['a link named here', '[how a retry stays safe]', '[here]', 'note/link-text'],
  [
    'an image without words',
    '## What it keeps',
    '## What it keeps\n\n![](a.png)',
    'note/alt',
  ],
  ['an empty phrase', 'Rule 1 ', 'In conclusion, rule 1 ', 'note/banned'],
  [
    'an empty phrase over two lines',
    'Rule 1 ',
    'A powerful\ntool: rule 1 ',
    'note/banned',
  ],
  ['best practices from nowhere', 'Rule 1 ', 'Best practices: rule 1 ', 'note/banned'],
  [
    'a long quote',
    '## What it keeps',
    `## What it keeps\n\n> ${'word '.repeat(26)}`,
    'note/quote',
  ],
  ['a fence without language', '```ts run', '```', 'note/fence-language'],
  [
    'a package that never ran',
    '## Pitfalls',
    '## Pitfalls\n\n```bash\nnpm i yaml@2.9.1\n```',
    'note/untried',
  ],
  [
    'seven columns',
    /(\| Rule.*)\n(\| -.*)/,
    '$1 d | e | f | g |\n$2 - | - | - | - |',
    'note/table-columns',
  ],
  ['code in a cell', 'Check each day', '`rows.map(row => row.id)`', 'note/cell-code'],
  ['an empty cell', '| Check each day | A |', '| Check each day | |', 'note/table-cells'],
  [
    'a crowded diagram',
    'asked -->',
    `${'abcdefghijklmn'.split('').join(' -->|to| ')} --> asked -->`,
    'note/diagram-size',
  ],
  ['a diagram without a name', /^ {2}accTitle.*\n/m, '', 'note/diagram-text'],
  ['arrows that say nothing', /asked -->.*/, 'a --> b --> c --> d', 'note/diagram-edges'],
  ['money without a warning', '[http]', '[trading]', 'note/disclaimer'],
  [
    'a Chinese sentence',
    'Rule 1 ',
    '每次发布之前先检查名字的期限然后再说，rule 1 ',
    'note/mixture',
  ],
];

const CHINESE: Seed[] = [
  ['lang left out', 'lang: zh-Hans\n', '', 'note/language'],
  ['another lang', 'zh-Hans', 'zh', 'front-matter/value'],
  ['a section in English', '## 证据', '## Evidence', 'note/sections'],
  ['no space beside Latin', '第 1 条', '第1条', 'note/chinese-spacing'],
  ['a half-width full stop', '的期限。', '的期限.', 'note/chinese-spacing'],
  ['foreign quotes', '第 1 条', '第 1 条“规则”', 'note/chinese-marks'],
  ['narrow brackets', '第 1 条', '第 1 条 (规则)', 'note/chinese-marks'],
  ['italics', '第 1 条', '第 1 条 *规则* ', 'note/chinese-italics'],
  ['traditional characters', '检查', '檢查這個', 'note/chinese-simplified'],
  ['an empty phrase', '第 1 条', '众所周知，第 1 条', 'note/banned'],
];

const OTHERS: [Kind, Seed][] = [
  ['post', ['no truncate marker', '<!-- truncate -->', '', 'note/truncate']],
  ['how-to', ['no versions', /ran:.*\n/, '', 'note/ran']],
];

describe('a note that meets every rule', () => {
  it.each(KINDS)('raises no alarm: %s in English', (kind) => {
    expect(faultsOf(aFullNote({ kind }), kind)).toEqual([]);
  });

  it.each(KINDS)('raises no alarm: %s in Chinese', (kind) => {
    expect(faultsOf(aFullNote({ kind, isChinese: true }), kind)).toEqual([]);
  });
});

describe('a fault planted in it is caught', () => {
  it.each(ENGLISH)('concept: %s', (_, from, to, rule) => {
    const rules = faultsOf(plant(aFullNote({ kind: 'concept' }), from, to), 'concept');
    expect(rules.map((fault) => fault.rule)).toContain(rule);
  });

  it.each(CHINESE)('growth, in Chinese: %s', (_, from, to, rule) => {
    const source = aFullNote({ kind: 'growth', isChinese: true });
    const rules = faultsOf(plant(source, from, to), 'growth');
    expect(rules.map((fault) => fault.rule)).toContain(rule);
  });

  it.each(OTHERS)('%s: %s', (kind, [, from, to, rule]) => {
    const rules = faultsOf(plant(aFullNote({ kind }), from, to), kind);
    expect(rules.map((fault) => fault.rule)).toContain(rule);
  });
});
