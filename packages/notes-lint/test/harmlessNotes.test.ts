import { describe, expect, it } from 'vitest';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { aPost } from './aPost.ts';
import { lintNote } from './lintNote.ts';

const errorsOf = (note: Page) => lintNote(note).filter(isError);

describe('what authors write every day', () => {
  it.each([
    [
      'a short opinion',
      'I stopped squashing commits. Blame got better, and nobody reads the log.',
    ],
    ['an emphasised verb', 'What a socket *is* is hard to say.'],
    ['a long one', `${'We measured it again, and it held. '.repeat(700)}`],
    ['an install in a sentence', 'Run `npm install lodash@4.17.21` first, then start.'],
    ['an install in a block', 'First:\n\n```bash\nnpm install lodash\n```'],
    ['a pinned image', 'We build on:\n\n```dockerfile\nFROM node:24-alpine\n```'],
    [
      'a line of ninety columns',
      `So:\n\n\`\`\`js\nconst a = '${'x'.repeat(78)}';\n\`\`\``,
    ],
    ['a session with prompts', 'So:\n\n```console\n$ npm ci\nadded 12 packages\n```'],
    ['a block without a language', 'It said:\n\n```\nERR_CONN\n```'],
    ['an admonition with a title', ':::tip Hint\n\nKeep the old one.\n\n:::'],
    [
      'a table with six columns',
      '| a | b | c | d | e | f |\n| - | - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 | 6 |',
    ],
    ['a heading of level four', '## Why\n\nSpeed.\n\n#### In numbers\n\nNine to four.'],
    [
      'an empty output, to be filled in',
      '```ts run\nconsole.log(1);\n```\n\n```text output\n```',
    ],
    ['exclamation marks', 'It works! Really.'],
  ])("%s doesn't fail the build", (_, text) => {
    expect(errorsOf(aPost(text))).toEqual([]);
  });

  it('a post can have any author', () => {
    expect(errorsOf(aPost('It is faster.'))).toEqual([]);
  });

  it('a post in a dated file needs no front matter to be published', () => {
    const note = aPage('# Less to do\n\nWe stopped.\n', 'blog/2026-11-20-less.md');
    expect(lintNote(note)).toEqual([]);
  });

  it('a note without a kind has no kind-specific requirements', () => {
    const text =
      '---\ntitle: Salt\n---\n\nTwo percent of the flour, see [bread](./bread.md).\n';
    expect(lintNote(aPage(text, 'docs/salt.md'))).toEqual([]);
  });

  it('an opinion needs nothing but its text', () => {
    expect(lintNote(aPost('I was wrong.\n\n<!-- truncate -->'))).toEqual([]);
  });

  it.each([
    ['a key of the prefix row', '| Key | Does |\n| - | - |\n| `prefix ,` | renames |'],
    ['an empty corner', '| | fast | small |\n| - | - | - |\n| dayjs | no | yes |'],
    ['excitement', 'Just data!! And why??'],
    [
      'code that nothing compiles',
      '| a |\n| - |\n| `map(select(.age > 30))` |\n\n```jq\nmap(.a)\n```',
    ],
    ['a remark', 'Note to self: count counts NaN, size does not.'],
    ['prices', 'A cheap one ($) keeps, the middle one ($$) hurts, the big one ($$$).'],
    ['a shell’s variables', 'In Bash, $$ is the id of the shell and $! of the last job.'],
    ['costs', 'It costs $5 in C:\\tmp, and $7^ there.'],
    [
      'an image that the bundler finds',
      '<img src={require(\'./a.png\').default} alt="Load per hour" />',
    ],
  ])('%s is not a problem: %s', (_, text) => {
    expect(lintNote(aPost(`I kept it.\n\n<!-- truncate -->\n\n${text}`))).toEqual([]);
  });
});
