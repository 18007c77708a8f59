import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runScript } from '../support/runScript.ts';

/** A separate site, whose notes change between two builds. */
const SITE = path.resolve('test-results/left-overs');

const CONFIG = `import { brokenSite } from '../../tests/fixtures/broken/brokenSite.ts';

export default brokenSite({ docs: 'docs', pages: 'pages' });
`;

function write(file: string, text: string): void {
  const target = path.join(SITE, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function note(title: string, description: string): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`;
}

/** All page scripts that a browser may load. */
function readScripts(): string {
  const folder = path.join(SITE, 'build/assets/js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const hasPage = (route: string) =>
  existsSync(path.join(SITE, 'build', route, 'index.html'));

describe('a second build, after a note was deleted and another renamed', () => {
  const builds: Awaited<ReturnType<typeof runScript>>[] = [];
  const build = async () =>
    void builds.push(await runScript('build', [SITE, '--no-minify']));

  beforeAll(async () => {
    rmSync(SITE, { recursive: true, force: true });
    write('docusaurus.config.ts', CONFIG);
    symlinkSync(path.resolve('src'), path.join(SITE, 'src'), 'junction');
    write('pages/index.md', note('Home', 'The first page.'));
    // The search field on every page links to it.
    write('docs/tech-notes/index.md', note('Start', 'Where it begins.'));
    write(
      'docs/git/_category_.json',
      '{ "label": "Git", "link": { "type": "generated-index" } }',
    );
    write('docs/git/reset.md', note('Reset', 'What a reset undoes.'));
    write('docs/git/rebase.md', note('Rebase', 'What a rebase moves.'));
    await build();
    rmSync(path.join(SITE, 'docs/git/reset.md'));
    renameSync(
      path.join(SITE, 'docs/git/rebase.md'),
      path.join(SITE, 'docs/git/move.md'),
    );
    await build();
  }, 480_000); // two builds

  afterAll(() => rmSync(SITE, { recursive: true, force: true }));

  it('succeeds, like the first', () => {
    const failures = builds.filter(({ status }) => status !== 0);
    expect(builds).toHaveLength(2);
    expect(failures).toEqual([]);
    expect(existsSync(path.join(SITE, '.docusaurus'))).toBe(true);
  });

  it('has the renamed note only at its new path', () => {
    const pages = [
      'docs/tech-notes',
      'docs/git/move',
      'docs/git/rebase',
      'docs/git/reset',
    ];
    expect(pages.map(hasPage)).toEqual([true, true, false, false]);
  });

  it('ships nothing about the deleted notes, and category pages keep their descriptions', () => {
    const scripts = readScripts();
    expect(scripts).toContain('"/docs/git/move":"What a rebase moves."');
    expect(scripts).not.toContain('What a reset undoes.');
  });
});
