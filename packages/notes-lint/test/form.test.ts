import { describe, expect, it } from 'vitest';

import { checkNote } from '../src/checkNote.ts';
import { aFullNote } from '../../../tests/support/aFullNote.ts';
import { aNote } from '../../../tests/support/aNote.ts';

const FENCE = '```';

/** Faults of a full note with this text in its first section. */
function faultsWith(text: string, isChinese = false): string[] {
  const full = aFullNote({ kind: 'concept', isChinese });
  const source = full.replace('\n\n|', `\n\n${text}\n\n|`);
  const faults = checkNote(aNote(source), {
    today: '2026-11-22',
    siteUrl: 'https://personal-notes.github.io',
  });
  return faults.map(({ rule }) => rule);
}

type Pair = [what: string, wrong: string, right: string, rule: string];

const ENGLISH: Pair[] = [
  [
    'a row longer than its head',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    '| a | b |\n| - | - |\n| 1 | 2 \\| 3 |',
    'note/table-form',
  ],
  [
    'a table without rows',
    '| a | b |\n| - | - |',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    'note/table-form',
  ],
  [
    'a malformed table',
    '| a | b |\n| - |\n| 1 | 2 |',
    'The bar `|` parts cells.',
    'note/mark',
  ],
  [
    'a reference without target',
    'See [the RFC][rfc].',
    'See [the RFC][rfc].\n\n[rfc]: https://www.rfc-editor.org/rfc/rfc1035',
    'note/reference',
  ],
  [
    'a footnote without text',
    'It is so.[^1]',
    'It is so.[^1]\n\n[^1]: Since 1987.',
    'note/reference',
  ],
  [
    'an unused definition',
    '[rfc]: https://www.rfc-editor.org/rfc/rfc1035',
    'An array `a[0]` is no reference.',
    'note/reference',
  ],
  ['a heading without words', '###\n\nText.', '### Caches\n\nText.', 'note/heading'],
  ['a heading without space', '###Caches', 'Issue #12 and C# stay.', 'note/mark'],
  [
    'a heading without text',
    '### Caches\n\n### Terms\n\nText.',
    '### Caches\n\nText.\n\n### Terms\n\nText.',
    'note/heading',
  ],
  [
    'an underlined heading',
    'Text here\n---\n\nMore.',
    'Text here\n\n---\n\nMore.',
    'note/heading',
  ],
  ['unclosed bold', 'This is **bold.', 'This is **bold**, 2 * 3 and `**`.', 'note/mark'],
  ['unclosed code', 'Run `dig +short now.', 'Run `dig +short` now.', 'note/mark'],
  [
    'a link with a space',
    'See [the RFC] (https://www.rfc-editor.org/).',
    'See [the RFC](https://www.rfc-editor.org/) (1987).',
    'note/reference',
  ],
  [
    'a link with swapped brackets',
    'See (the RFC)[./dns.md].',
    'It is (so) in `a[0]`.',
    'note/mark',
  ],
  ['an item without space', '-one\n-two', '- one\n- two', 'note/mark'],
  [
    'list numbers that rendering changes',
    '1. one\n2. two\n4. four',
    '1. one\n2. two\n3. three',
    'note/rendering',
  ],
  [
    'tildes that become strikethrough',
    'It takes 5~10 or 20~30 ms.',
    'It takes ~~5 to 10~~ 20 ms.',
    'note/rendering',
  ],
  [
    'a malformed admonition',
    ':::warnning\n\nText.\n\n:::',
    ':::warning\n\nText.\n\n:::',
    'note/rendering',
  ],
  [
    'indented code',
    'So:\n\n    a = 1\n\nText.',
    '- So:\n\n    Text of the item.',
    'note/rendering',
  ],
  [
    'an empty fence',
    `${FENCE}ts\n${FENCE}`,
    `${FENCE}ts\nexport {};\n${FENCE}`,
    'note/rendering',
  ],
  [
    'a script',
    '<script src="/a.js"></script>',
    '`<script>` is an element.',
    'note/element',
  ],
  [
    'a frame',
    '<iframe src="/a.html"></iframe>',
    '<kbd>Enter</kbd> sends it.',
    'note/element',
  ],
  [
    'a foreign image',
    '![A tree of names](https://i.example.net/a.png)',
    '![A tree of names](./tree.png)',
    'note/element',
  ],
  ['an event', '<div onClick={() => 1}>a</div>', '<div id="a">a</div>', 'note/element'],
  [
    'a style that loads',
    '<div style={{ background: "url(a.png)" }}>a</div>',
    '<div style={{ width: 20 }}>a</div>',
    'note/element',
  ],
  [
    'a link that runs',
    'See [a demo](javascript:void(0)).',
    'Write to [the keeper](mailto:keeper@notes.dev).',
    'note/address',
  ],
  [
    'a link by FTP',
    'See [the files](ftp://ftp.gnu.org/).',
    'See [the files](https://ftp.gnu.org/).',
    'note/address',
  ],
  [
    'an http link',
    'See [the manual](http://www.gnu.org/).',
    'The namespace is `http://www.w3.org/2000/svg`.',
    'note/plain-http',
  ],
  [
    'a link to this site',
    'See [it all](https://personal-notes.github.io/docs/).',
    'See [it all](../api/idempotency.md).',
    'note/address',
  ],
  [
    'a link whose text is another URL',
    'See [www.gnu.org](https://www.gnu.evil.dev/).',
    'See [gnu.org](https://www.gnu.org/).',
    'note/address',
  ],
  [
    'a mark of unfinished work',
    'TODO: write this.',
    'A to-do app has `TODO` in its code.',
    'note/leftover',
  ],
  [
    'a mark of unfinished work in code',
    `${FENCE}ts\nexport {}; // FIXME\n${FENCE}`,
    `${FENCE}ts\nexport const TODO = 1;\n${FENCE}`,
    'note/leftover',
  ],
  [
    'filler text',
    'Lorem ipsum dolor sit amet.',
    'The filler `lorem ipsum` is Latin.',
    'note/leftover',
  ],
  ['an invisible character', 'The na\u200bme.', 'The name 👨‍👩‍👧 and ✔️.', 'note/character'],
  [
    'a replacement character',
    'The na\uFFFDme.',
    'It puts in `\uFFFD` instead.',
    'note/character',
  ],
  [
    'a change of direction in code',
    `${FENCE}ts\nexport const a = '\u202Eb';\n${FENCE}`,
    `${FENCE}ts\nexport const a = '\\u202Eb';\n${FENCE}`,
    'note/character',
  ],
  [
    'a soft hyphen as an entity',
    'The na&shy;me.',
    'The name&nbsp;server.',
    'note/character',
  ],
  ['a misspelt word', 'We recieve it.', 'We receive `recieve`.', 'note/spelling'],
  ['a misspelt name', 'It is on Github.', 'It is on GitHub, at github.com.', 'note/name'],
  ['a word twice', 'It is the the name.', 'I know that that is so.', 'note/word'],
  [
    'a wrong article',
    'It is a answer.',
    'It is a one-off, an hour, a URL, an npm package.',
    'note/word',
  ],
  ['a full-width mark', 'It is so， yes.', 'It is so, yes.', 'note/punctuation'],
  [
    'a prompt',
    `${FENCE}bash\n$ ls\n${FENCE}`,
    `${FENCE}bash\necho "$HOME"\n${FENCE}`,
    'note/code-form',
  ],
  [
    'a dash for an option',
    `${FENCE}bash\nls –all\n${FENCE}`,
    `${FENCE}bash\nls --all\n${FENCE}`,
    'note/code-form',
  ],
  ['a day to come', 'Checked on 2027-01-05.', 'Support ends on 2027-01-05.', 'note/day'],
  ['an invalid date', 'It was 2026-02-30.', 'It was 2026-02-28.', 'note/day'],
  [
    'a link that says nothing',
    'See [this page](../api/idempotency.md).',
    'See [this page of the RFC](https://www.rfc-editor.org/).',
    'note/link-text',
  ],
  [
    'alt text that is the file name',
    '![tree.png](./tree.png)',
    '![A tree of names](./tree.png)',
    'note/alt',
  ],
  [
    'bold for a heading',
    '**Terms of names**\n\nText.',
    '**Terms.** Text.\n\n**Terms end here.**\n\nText.',
    'note/bold-heading',
  ],
  [
    'words of an output that mean nothing',
    `${FENCE}text output titel="a"\n1\n${FENCE}`,
    `${FENCE}text output="a.ts"\n1\n${FENCE}`,
    'note/fence-meta',
  ],
  [
    'a highlight beyond the block',
    `${FENCE}ts {2-3}\nlet a;\nlet b;\n${FENCE}`,
    `${FENCE}ts {1-2}\nlet a;\nlet b;\n${FENCE}`,
    'note/fence-meta',
  ],
  [
    'a highlight that ends far beyond the block',
    `${FENCE}ts {1-99999999999}\nlet a;\nlet b;\n${FENCE}`,
    `${FENCE}ts {1,2-2}\nlet a;\nlet b;\n${FENCE}`,
    'note/fence-meta',
  ],
  [
    'a name that the note does not have',
    'It is {first}.',
    'It is {[1].map((one) => one)} of {props.a} and {Math.PI}.',
    'note/expression',
  ],
  [
    'a component that the note does not import',
    '<Tabz>a</Tabz>',
    '<Details>a</Details>',
    'note/expression',
  ],
  [
    'two blocks with one title',
    `${FENCE}ts title="a.ts"\nlet a;\n${FENCE}\n\n${FENCE}ts title="a.ts"\nlet b;\n${FENCE}`,
    `${FENCE}ts title="a.ts"\nlet a;\n${FENCE}\n\n${FENCE}ts title="b.ts"\nlet b;\n${FENCE}`,
    'note/fence-meta',
  ],
  [
    'a name in small letters',
    'On monday docker sends it.',
    'On Monday Docker sends it with `docker`, the docker-compose of docker.com.',
    'note/name',
  ],
  [
    'an entity in code',
    'If `a &lt; b` holds.',
    'If `a < b` holds; `&lt;` is an entity, and so is &lt;.',
    'note/code-form',
  ],
  ['a box with a space', '- [x ] a', '- [x] a', 'note/mark'],
];

const CHINESE: Pair[] = [
  ['work left over', '待补充', '这里待人友善。', 'note/leftover'],
  [
    'a word twice',
    '这是是名字。',
    '目的的确如此，功能能用，所有有名的现在在跑。',
    'note/word',
  ],
  ['a misspelt word', '我们因该检查。', '我们应该检查。', 'note/spelling'],
  ['dots for a dash of dots', '名字...期限。', '名字……期限。', 'note/punctuation'],
  ['a malformed list', '1、名字', '1. 名字', 'note/mark'],
  ['a day to come', '截至 2027 年 3 月如此。', '截至 2026 年 3 月如此。', 'note/day'],
  ['unclosed bold', '这是**名字。', '这是**名字**。', 'note/mark'],
];

describe('formal errors', () => {
  it.each(ENGLISH)(
    '%s is found, but not a similar, correct text',
    (_, wrong, right, rule) => {
      expect(faultsWith(wrong)).toContain(rule);
      expect(faultsWith(right)).not.toContain(rule);
    },
  );

  it.each(CHINESE)(
    'in Chinese %s is found, but not a similar, correct text',
    (_, wrong, right, rule) => {
      expect(faultsWith(wrong, true)).toContain(rule);
      expect(faultsWith(right, true)).not.toContain(rule);
    },
  );
});
