import path from 'node:path';

import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import missingImages from './missingImages.ts';

const ROOT = path.resolve('.');

async function compiled(value: string): Promise<string> {
  const file = new VFile({ path: path.join(ROOT, 'blog/welcome/index.md'), value });
  const remarkPlugins = [[missingImages, { siteDir: ROOT }]];
  return String(await compile(file, { jsx: true, remarkPlugins } as never));
}

describe('images while npm start runs', () => {
  it('are replaced by a message if they are missing, so that the page compiles', async () => {
    const page = await compiled('![A map](./gone.png) and ![](/img/gone.png)');
    expect(page).not.toContain('_components.img');
    expect(page).toMatch(/Missing image: .*blog\/welcome\/gone\.png.* \(A map\)/);
    expect(page).toMatch(/Missing image: .*static\/img\/gone\.png/);
  });

  it('are kept if they exist or are on another site', async () => {
    const page = await compiled(
      '![a](../../static/img/favicon.svg) ![b](https://example.org/b.png)',
    );
    expect(page).not.toContain('Missing image');
  });
});
