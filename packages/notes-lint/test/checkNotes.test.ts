import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Page, readPages } from 'mdx-source';
import { aFolder } from 'mdx-source/testing';
import { checkNotes, openNotesCache, type SiteContext } from '../src/index.ts';
import { aFullNote } from './aFullNote.ts';

let siteDir: string;
let write: (file: string, text: string) => void;
let remove: () => void;
beforeEach(() => {
  ({ root: siteDir, write, remove } = aFolder({ 'package-lock.json': '{}' }));
});
afterEach(() => remove());

describe('checkNotes', () => {
  it('collects the problems of all notes', async () => {
    write('docs/a.md', '# A\n');
    write('docs/b.md', aFullNote({ kind: 'concept' }));
    write('docs/c.md', '---\ntitle: [\n---\n');
    const files = (await checkNotes(siteDir, readPages(siteDir))).map(({ file }) => file);
    expect([...new Set(files)]).toEqual(['docs/a.md', 'docs/c.md']);
  });

  it('compares ran with the versions installed in the site', async () => {
    const packages = {
      '': { devDependencies: { yaml: '2' } },
      'node_modules/yaml': { version: '2.9.1' },
    };
    write('package-lock.json', JSON.stringify({ packages }));
    const note = aFullNote({ kind: 'concept' });
    write('docs/a.md', note.replace('"node@20"', '"node@20", "yaml@2.9.0"'));
    const found = await checkNotes(siteDir, readPages(siteDir));
    expect(found.map(({ rule }) => rule)).toEqual(['note/ran-version']);
  });

  it('has one message for all that one command fixes, without what a comment disables', async () => {
    const lines = Array.from({ length: 4 }, (_, at) => `第${at}句,还有逗号。`);
    const block = '```ts\nconst a = 1\n```';
    const disable = (rule: string) => `{/* lint-ignore note/${rule}: a quotation */}`;
    const parts = [
      ...[disable('punctuation'), '他说,你好。', ...lines],
      ...[disable('fence-format'), block, block, block],
    ];
    write('docs/a.md', `---\ntitle: 名字\nlang: zh-Hans\n---\n\n${parts.join('\n\n')}\n`);
    const found = await checkNotes(siteDir, readPages(siteDir), {
      fixCommand: 'npm run fix',
    });
    const fixable = found.filter(({ isFixable }) => isFixable);
    const others = 'The same goes for further lines of this note:';
    const remedy = 'npm run fix -- "docs/a.md" fixes all of them.';
    expect(fixable.map(({ line, message, remedy }) => [line, message, remedy])).toEqual([
      [
        10,
        `"第0句,还有逗号。" should be "第 0 句，还有逗号。". ${others} 12, 14, 16.`,
        remedy,
      ],
      [
        24,
        `Prettier would format this block differently, with the project's options and at 80 columns. ${others} 28.`,
        remedy,
      ],
    ]);
  });
});

describe('openNotesCache', () => {
  async function run(context: SiteContext = {}) {
    const cache = openNotesCache(siteDir);
    const notes = readPages(siteDir);
    const problems = await checkNotes(siteDir, notes, { ...context, cache });
    return { notes, problems };
  }

  it('does not parse an unchanged note again', async () => {
    write('docs/a.md', '# A\n');
    const first = await run();
    const again = readPages(siteDir).map((note) =>
      Object.defineProperty({ ...note }, 'tree', {
        get: () => {
          throw new Error('parsed again');
        },
      }),
    );
    const cache = openNotesCache(siteDir);
    expect(await checkNotes(siteDir, again, { cache })).toEqual(first.problems);
  });

  /** The cached problems of the first note, without settings. */
  const known = ([note]: readonly Page[]) =>
    openNotesCache(siteDir).get(`note ${note?.hash} {}`);

  /** A lockfile with these releases of a dependency, and of a package that the dependency needs. */
  const lock = (direct: string, other: string) =>
    JSON.stringify({
      packages: {
        '': { dependencies: { yaml: '2' } },
        'node_modules/yaml': { version: direct },
        'node_modules/left-pad': { version: other },
      },
    });

  it.each([
    ['a dependency has another version', 'package-lock.json', lock('2.9.1', '1.0.0')],
    ['code is formatted in another way', '.prettierrc.json', '{ "singleQuote": true }'],
  ])('is emptied when %s', async (_, file, text) => {
    write('docs/a.md', aFullNote({ kind: 'concept' }));
    write('package-lock.json', lock('2.9.0', '1.0.0'));
    const { notes } = await run();
    expect(known(notes)).toBeDefined();
    write(file, text);
    expect(known(notes)).toBeUndefined();
  });

  it('is kept when a package has another version that no rule reads', async () => {
    write('docs/a.md', aFullNote({ kind: 'concept' }));
    write('package-lock.json', lock('2.9.0', '1.0.0'));
    const { notes } = await run();
    write('package-lock.json', lock('2.9.0', '1.0.1'));
    expect(known(notes)).toBeDefined();
  });

  it('checks a note again when the site asks for another disclaimer', async () => {
    write('docs/money/a.md', aFullNote({ kind: 'concept' }));
    const rulesWith = async (investing: RegExp) =>
      (await run({ disclaimers: { investing } })).problems.map(({ rule }) => rule);
    expect(await rulesWith(/^docs\/health\//)).toEqual([]);
    expect(await rulesWith(/^docs\/money\//)).toEqual(['note/disclaimer']);
  });

  it.each([
    ['for a missing key', 'kind: concept', 'last_verified: 2027-01-02'],
    [
      "for a value that isn't a date",
      'last_update: { date: soon }',
      'YYYY-MM-DD, such as 2027-01-02',
    ],
    [
      'for a date in the future',
      'last_verified: 2029-01-01',
      'last_verified: 2027-01-02',
    ],
  ])('gives today as the example %s, the next day too', async (_, key, example) => {
    write('docs/a.md', `---\n${key}\n---\n\n# A\n`);
    vi.stubEnv('NOTES_TODAY', '2027-01-01');
    await run();
    vi.stubEnv('NOTES_TODAY', '2027-01-02');
    const remedies = (await run()).problems.map(({ remedy }) => remedy);
    vi.unstubAllEnvs();
    expect(remedies).toContainEqual(expect.stringContaining(example));
  });

  it('starts from scratch if its file is corrupt', async () => {
    write('docs/a.md', '# A\n');
    const first = await run();
    write('node_modules/.cache/notes-lint/notes.jsonl', '["note');
    expect((await run()).problems).toEqual(first.problems);
  });
});
