import { describe, expect, it } from 'vitest';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { aPost } from './aPost.ts';
import { lintNote } from './lintNote.ts';

const errorsOf = (note: Page) => lintNote(note).filter(isError);

describe('a note that does not parse', () => {
  it.each([
    ['at its end', ''],
    [
      'before the next one',
      '\n\nMore text.\n\n```ts\nconst b = 2;\n```\n\n## Why\n\nText.',
    ],
  ])('an unclosed code block %s is one message', (_, rest) => {
    const note = aPost(
      `You see:\n\n\`\`\`ts\nconst a = 1;\n\nYou would not think so.${rest}`,
    );
    const problems = lintNote(note);
    expect(problems).toMatchObject([{ rule: 'mdx/syntax', line: 15, severity: 'error' }]);
    expect(problems[0]?.message).toMatch(
      /the code block that begins here is never closed/,
    );
  });

  it.each([
    ['./x', './x'],
    ['../api/x.md', '../api/x.md'],
    ['x.mdx', 'x.mdx'],
    ['https://example.org', 'https://example.org'],
  ])('the message says that angle brackets make no link: <%s>', (url) => {
    const [problem, ...others] = errorsOf(aPost(`See <${url}> now.`));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 13 });
    expect(problem?.message).toContain(
      `in MDX, < begins a tag, so <${url}> isn't a link`,
    );
    expect(problem?.remedy).toContain(`[text](${url})`);
  });

  it('a URL whose angle bracket is never closed is one message, with two ways to write it', () => {
    const [problem, ...others] = errorsOf(aPost('See <https://example.org/a, then go.'));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 13 });
    expect(problem?.message).toContain("so <https://example.org/a isn't a link");
    expect(problem?.remedy).toContain(
      'Write [text](https://example.org/a), or the bare URL.',
    );
  });
});

describe('a page in src/pages', () => {
  it('is checked for what breaks, but not against the schema of notes', () => {
    const text = '# About me\n\nI write here. See [here](https://www.ietf.org/).\n';
    const problems = lintNote(aPage(text, 'src/pages/about.md'));
    expect(problems.map(({ rule }) => rule)).toEqual(['note/link-text']);
  });

  it('is a note if it has a kind', () => {
    const page = aPage('---\nkind: concept\n---\n\nText.\n', 'src/pages/about.md');
    expect(lintNote(page).map(({ rule }) => rule)).toContain('front-matter/missing-key');
  });
});
