import path from 'node:path';

import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import labLinks from './labLinks.ts';
import { aVFile } from '../../../tests/support/aVFile.ts';
import { site } from '../../site.ts';

const siteDir = path.resolve('tests/fixtures/labs');

function urls(body: string, file = 'docs/a.md'): string[] {
  const { tree } = aPage(body);
  labLinks({ siteDir })(tree, aVFile(path.join(siteDir, file), {}));
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') found.push(node.url);
  });
  return found;
}

describe('labLinks', () => {
  it("links to a lab's folder in the repository", () => {
    expect(urls('[the lab](../labs/sound/)\n')).toEqual([
      `${site.repositoryUrl}/tree/${site.branch}/labs/sound`,
    ]);
  });

  it("links to a lab's file, from a note at any depth and by reference", () => {
    const labUrl = `${site.repositoryUrl}/blob/${site.branch}/labs/sound/output.txt`;
    const url = '../../labs/sound/output.txt';
    expect(urls(`[one](${url}) and [two][2]\n\n[2]: ${url}\n`, 'docs/area/a.md')).toEqual(
      [labUrl, labUrl],
    );
  });

  it('leaves other links alone, and those to missing files', () => {
    const others = ['./b.md', 'https://example.org/labs/', '../labs/nowhere/'];
    expect(urls(others.map((url) => `[x](${url})`).join(' '))).toEqual(others);
  });
});
