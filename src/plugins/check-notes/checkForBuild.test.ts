import { aFolder } from 'mdx-source/testing';
import { expect, it, onTestFinished } from 'vitest';

import { checkForBuild } from './checkForBuild.ts';

it('lists the errors that fail a build, and only counts the warnings', async () => {
  const { root: siteDir, remove } = aFolder({
    'package-lock.json': '{ "packages": {} }',
    'docs/a.md': 'A note without a title.\n',
    'docs/b.md': '---\ntitle: B\ndescription: About b.\n---\n\n[a](./gone.md)\n',
  });
  onTestFinished(remove);
  const error: unknown = await checkForBuild(siteDir).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(
    /^Error: docs\/b\.md:6 {2}error {2}links\/page\n[^\n]+\n[^\n]+\n\n2 pages checked: 1 error, [1-9] warnings?\n/,
  );
});
