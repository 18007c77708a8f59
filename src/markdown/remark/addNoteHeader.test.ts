import path from 'node:path';

import { compile } from '@mdx-js/mdx';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import addNoteHeader from './addNoteHeader.ts';
import { aVFile } from '../../../tests/support/aVFile.ts';

const { root: siteDir, write, remove } = aFolder();
afterAll(remove);
afterEach(() => void vi.unstubAllEnvs());

const FRONT = {
  description: 'How a name becomes an address.',
  kind: 'concept',
  status: 'budding',
  last_verified: '2026-11-20',
  topics: ['http'],
};

/** The compiled page's `facts`, as the source of an object literal. */
async function factsOf(body: string, front: object = FRONT, file = 'docs/a.md') {
  const options = { siteDir };
  const vfile = aVFile(path.join(siteDir, file), { ...front });
  const { tree } = aPage(body);
  for (const node of tree.children) {
    if (node.type === 'code' && node.meta) {
      node.data = { hProperties: { 'data-depth': node.meta } };
    }
  }
  addNoteHeader(options)(tree, vfile);
  const compiled = await compile('', { jsx: true, remarkPlugins: [() => () => tree] });
  return String(compiled);
}

describe('addNoteHeader', () => {
  it('passes on the front matter, with formatted dates', async () => {
    const page = await factsOf('text\n');
    expect(page).toContain('<NoteHeader facts={');
    expect(page).toMatch(/"?text"?: "20 Nov 2026"/);
    expect(page).toMatch(/"?topics"?: \["http"\]/);
    expect(page).not.toContain('stale');
  });

  it("takes the title from the note's # line if the front matter has none, and is below it", () => {
    const vfile = aVFile(path.join(siteDir, 'docs/a.md'), FRONT);
    vfile.data['contentTitle'] = 'DNS';
    const { tree } = aPage('# DNS\n\ntext\n');
    addNoteHeader({ siteDir })(tree, vfile);
    const { attributes = [] } = tree.children[1] as { attributes?: object[] };
    expect(JSON.stringify(attributes)).toMatch(/"title".*"DNS"/);
  });

  it('counts the samples by check result, without output, but with a diagram that is not drawn', async () => {
    const page = await factsOf(
      '```ts run\n1\n```\n\n```ts unchecked\n1\n```\n\n```text\nx\n```\n\n```Mermaid failed\nx\n```\n',
    );
    const sums = page.replace(/\s+/g, ' ').replaceAll('"', '');
    expect(sums).toContain(
      'samples: [{ depth: run, count: 1 }, { depth: unchecked, count: 1 }, { depth: failed, count: 1 }]',
    );
  });

  it('lists what a seedling lacks, and nothing for a complete note', async () => {
    const front = { ...FRONT, status: 'seedling' };
    const head = Object.entries(front).map(([key, value]) => `${key}: ${String(value)}`);
    write('docs/a.md', ['---', ...head, '---', '', 'One rule.', ''].join('\n'));
    const page = await factsOf('One rule.\n', front);
    expect(page).toMatch(/lacks.*the section Trade-offs.*the section Sources/s);
    expect(await factsOf('One rule.\n')).not.toContain('lacks');
  });

  it('estimates the reading time of Chinese', async () => {
    expect(await factsOf('字'.repeat(1400))).toMatch(/"?minutes"?: 4/);
  });

  it('names the last day of the term, and marks a note that is past it', async () => {
    vi.stubEnv('NOTES_TODAY', '2027-11-20');
    const trusted = await factsOf('text\n');
    expect(trusted).toMatch(/until[^}]*2027-11-20/s);
    expect(trusted).not.toContain('stale');
    vi.stubEnv('NOTES_TODAY', '2027-11-21');
    expect(await factsOf('text\n')).toMatch(/"?stale"?: true/);
  });

  it.each([
    ['an incomplete seedling', { kind: 'concept', status: 'seedling' }],
    ['a note without a kind', {}],
  ])('shows the disclaimer and the contents of %s', async (_, front) => {
    write('docs/a.md', 'text\n');
    const page = await factsOf('text\n', { ...front, disclaimer: 'health' });
    expect(page).toMatch(/"?disclaimer"?: "health"/);
    expect(page).toContain('<CollapsedToc');
  });

  it('shows only the disclaimer in a post', async () => {
    const front = { ...FRONT, disclaimer: 'investing', lang: 'zh-Hans' };
    const page = await factsOf('text\n', front, 'blog/a.md');
    expect(page).toContain('<Disclaimer subject="investing" lang="zh-Hans" />');
    expect(page).not.toContain('NoteHeader');
  });

  it('leaves posts and notes without facts alone', async () => {
    expect(await factsOf('text\n', FRONT, 'blog/a.md')).not.toMatch(
      /NoteHeader|Disclaimer/,
    );
    expect(await factsOf('text\n', {})).not.toContain('NoteHeader');
  });
});
