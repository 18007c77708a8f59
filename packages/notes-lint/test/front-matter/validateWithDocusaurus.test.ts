import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { lintNote } from '../lintNote.ts';

describe('front matter that Docusaurus refuses', () => {
  const refusedIn = (lines: string, file = 'docs/a.md') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${lines}\n---\n\nText.\n`, file))
      .filter(isError)
      .map(({ rule, line, message }) => [rule, line, message]);

  it.each<[string, string, string | undefined]>([
    [
      'tags: linux, disk',
      'does not look like a valid front matter Yaml array',
      undefined,
    ],
    ['sidebar_position: first', 'must be a number', undefined],
    ['draft: soon', 'must be a boolean', undefined],
    ['toc_max_heading_level: 7', 'must be less than or equal to 6', undefined],
    ['image: {}', '"image" contains an invalid value', undefined],
    ['date: soon', 'must be a valid date', 'blog/a.md'],
    ['wrapperClassName: 5', 'must be a string', 'src/pages/a.md'],
    [
      'draft: true\nunlisted: true',
      "Can't be draft and unlisted at the same time",
      undefined,
    ],
  ])(
    'is an error before the build, with what would be right: %s',
    (lines, says, file) => {
      expect(refusedIn(lines, file)).toEqual([
        ['front-matter/refused', 4, expect.stringContaining(says)],
      ]);
    },
  );

  it.each(['draft: true\nunlisted: true', 'draft: true\nsidebar_position: first'])(
    'is an error in a draft, too: %s',
    (lines) => {
      const note = aPage(`---\ntitle: A\ndescription: B.\n${lines}\n---\n\nText.\n`);
      expect(lintNote(note).filter(isError)).toMatchObject([
        { rule: 'front-matter/refused' },
      ]);
    },
  );

  it('is reported by the checks only, and not printed by Docusaurus', () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    expect(refusedIn('draft: soon')).toHaveLength(1);
    expect(printed).not.toHaveBeenCalled();
  });

  it.each(['docs/a.md', 'blog/a.md'])('is not a number as a title in %s', (file) => {
    const front =
      'description: B.\nkind: concept\nstatus: seedling\nlast_verified: 2026-11-20';
    const note = aPage(`---\ntitle: 404\n${front}\n---\n\nText.\n`, file);
    expect(lintNote(note).filter(({ rule }) => rule.startsWith('front-matter'))).toEqual(
      [],
    );
  });

  it('is a number as the title of a page', () => {
    const page = aPage('---\ntitle: 404\n---\n\nText.\n', 'src/pages/a.md');
    expect(lintNote(page)).toMatchObject([{ rule: 'front-matter/refused', line: 2 }]);
  });
});
