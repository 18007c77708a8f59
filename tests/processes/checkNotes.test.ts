import type { ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';

import { aFence, aFolder, aPage } from 'mdx-source/testing';
import { checkNotes, gradeProblems } from 'notes-lint';
import { readPages } from 'mdx-source';
import { checkSamples } from 'sample-prover';
import { checkAll, checkWithoutSamples } from '../../src/notes/checks.ts';
import { checkForBuild } from '../../src/plugins/check-notes/checkForBuild.ts';
import { startDevChecker } from '../../src/plugins/check-notes/keepDevChecker.ts';
import {
  problemFile,
  PROBLEMS_FOLDER,
  readPageState,
} from '../../src/plugins/check-notes/problemFile.ts';

let siteDir: string;
let write: (file: string, text: string) => void;
let remove: () => void;

const RIGHT = 'See [wrong](./wrong.md#map).\n\n## Map\n\nText.\n';

const SITE = {
  'package-lock.json': '{}',
  'docs/map.png': '',
  'docs/right.md': RIGHT,
  'docs/wrong.md':
    'See [right](./right.md#map), ![a map](./map.png).\n\n## Map\n\nText.\n',
};

beforeEach(() => {
  ({ root: siteDir, write, remove } = aFolder(SITE));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  remove();
});

describe('a build', () => {
  it('fails with all errors in one report, with file and line', async () => {
    write('docs/a.md', 'See [gone](./none.md).\n');
    write('docs/b.md', '[gone](./gone.md), ![gone](./gone.png)\n');
    await expect(checkForBuild(siteDir)).rejects.toThrow(
      /docs\/a\.md:\d+ {2}error {2}links\/page[^]*docs\/b\.md:1 {2}error {2}links\/page[^]*docs\/b\.md:1 {2}error {2}links\/image[^]*4 pages checked: \d+ errors[^]*npm run lint:notes/,
    );
  });

  it('lets warnings pass', async () => {
    await expect(checkForBuild(siteDir)).resolves.toBeUndefined();
  });

  it('prints its warnings, and nothing of disabled rules', async () => {
    const comment = "{/* lint-ignore note/filler: it's about this phrase */}";
    write(
      'docs/right.md',
      `---\ntitle: A\n---\n\n${comment}\n\nIn conclusion.\n\n${RIGHT}`,
    );
    const print = vi.spyOn(console, 'warn').mockReturnValue();
    await checkForBuild(siteDir);
    const printed = print.mock.calls.join();
    expect(printed).toMatch(/2 pages checked: 0 errors, [1-9]/);
    expect(printed).not.toMatch(/filler|this phrase/);
  });

  it('finds warnings, which lint:notes --strict counts as errors', async () => {
    const { problems } = await checkAll(siteDir, readPages(siteDir), { strict: true });
    const severities = new Set(problems.map(({ severity }) => severity));
    expect([...severities]).toEqual(['error']);
  });

  it('fails if no notes were checked', async () => {
    rmSync(path.join(siteDir, 'docs'), { recursive: true });
    await expect(checkForBuild(siteDir)).rejects.toThrow(/0 notes/);
  });
});

it.each(['/blog/rss.xml', '/docs/atom.xml', '/sitemap.xml', '/llms.txt'])(
  'a link to a generated file is reported: %s',
  async (file) => {
    const check = async () =>
      (await checkWithoutSamples(siteDir, readPages(siteDir))).filter(({ rule }) =>
        /^links/.test(rule),
      );
    write('docs/right.md', `See [it](${file}).\n\n## Map\n\nText.\n`);
    const [problem] = await check();
    expect(problem).toMatchObject({ file: 'docs/right.md', rule: 'links/page' });
    expect(problem?.remedy).toContain(`](pathname://${file})`);
    write('docs/right.md', `See [it](pathname://${file}).\n\n## Map\n\nText.\n`);
    expect(await check()).toEqual([]);
  },
);

it('in a note that promises nothing, an excerpt is fine, and an error is one warning that says how to mark the block', async () => {
  const blocks = {
    ts: 'const found = await api.search(query, { signal });\nrender(found);',
    tsx: 'export function Search() {\n  const { data } = useQuery();\n  return <Results items={data} />;\n}',
    js: 'listen(port);\n...\nclose();',
    sql: 'SELECT id FROM orders JOIN customers USING (id);',
    json: '{\n  ...\n  "a": 1\n}',
    graphql: '{ orders { id ',
  };
  const fences = Object.entries(blocks).map((entry) => aFence(...entry));
  const note = aPage(`---\ntitle: A\ndescription: B.\n---\n\n${fences.join('\n\n')}\n`);
  const cacheFolder = path.join(siteDir, 'cache');
  const { problems } = await checkSamples([note], { cacheFolder });
  const graded = gradeProblems(
    [...(await checkNotes(siteDir, [note])), ...problems],
    [note],
  );
  expect(graded.map(({ severity }) => severity)).toEqual(['warning']);
  for (const { remedy } of graded) expect(remedy).toContain('nocheck="an excerpt"');
});

it('reports the same of a note alone as with all others', async () => {
  write('docs/right.md', 'See [gone](gone.md).\n');
  const site = readPages(siteDir);
  const own = site.filter(({ file }) => file === 'docs/right.md');
  const ofOwn = (await checkWithoutSamples(siteDir, site)).filter(({ file }) =>
    /right/.test(file),
  );
  expect(ofOwn.map(({ rule }) => rule)).toContain('links/page');
  expect(await checkWithoutSamples(siteDir, own, site)).toEqual(ofOwn);
});

describe('a session of npm start', () => {
  const { root: siteDir, write, remove } = aFolder({ ...SITE, 'labs/shared/lab.sh': '' });
  let devChecker: ChildProcess;

  const move = (from: string, to: string) =>
    renameSync(path.join(siteDir, from), path.join(siteDir, to));
  const until = (expectation: () => void) =>
    vi.waitFor(expectation, { timeout: 120_000, interval: 100 });
  const rulesIn = (file: string) =>
    readPageState(siteDir, file).problems.map(({ rule }) => rule);

  beforeAll(async () => {
    devChecker = startDevChecker(siteDir);
    await until(() => expect(rulesIn('docs/wrong.md')).not.toEqual([]));
  }, 120_000);

  afterAll(() => {
    devChecker.kill();
    remove();
  });

  it('updates what pages show after each save', async () => {
    write('docs/a.md', '## Empty\n');
    await until(() => expect(rulesIn('docs/a.md')).toContain('note/heading'));
    write('docs/a.md', '## No longer\n\nText.\n');
    await until(() => expect(rulesIn('docs/a.md')).not.toContain('note/heading'));
  });

  it('reports a note or an image that was renamed, until it is back', async () => {
    move('docs/right.md', 'docs/renamed.md');
    move('docs/map.png', 'docs/renamed.png');
    await until(() =>
      expect(rulesIn('docs/wrong.md')).toEqual(
        expect.arrayContaining(['links/page', 'links/image']),
      ),
    );
    move('docs/renamed.md', 'docs/right.md');
    move('docs/renamed.png', 'docs/map.png');
    await until(() =>
      expect(rulesIn('docs/wrong.md').filter((rule) => /^links/.test(rule))).toEqual([]),
    );
  });

  it('reports a lab until it is written', async () => {
    write('docs/a.md', 'See [the lab](../labs/a/).\n');
    await until(() => expect(rulesIn('docs/a.md')).toContain('links/lab'));
    for (const name of ['README.md', 'run.sh', 'output.txt']) write(`labs/a/${name}`, '');
    await until(() => expect(rulesIn('docs/a.md')).not.toContain('links/lab'));
  });

  it('changes the file of a page whose samples were checked, and no other', async () => {
    const before = readFileSync(problemFile(siteDir, 'docs/wrong.md'), 'utf8');
    write('docs/right.md', `${RIGHT}\n\`\`\`json\n{}\n\`\`\`\n`);
    await until(() =>
      expect(readPageState(siteDir, 'docs/right.md').samples).toContain('parsed'),
    );
    expect(readFileSync(problemFile(siteDir, 'docs/wrong.md'), 'utf8')).toBe(before);
  });
});

it('a page depends on its file even before that exists', () => {
  const load = createRequire(import.meta.url)(
    '../../src/plugins/check-notes/addProblemDependency.cjs',
  ) as (this: object, source: string) => string;
  const watched: string[] = [];
  const watchFile = (file: string) => void watched.push(file);
  const loader = {
    resourcePath: path.join(siteDir, 'docs/http/names.md'),
    getOptions: () => ({ siteDir, folder: PROBLEMS_FOLDER }),
    addDependency: watchFile,
    addMissingDependency: watchFile,
  };
  expect(load.call(loader, 'text')).toBe('text');
  const file = problemFile(siteDir, 'docs/http/names.md');
  expect(watched).toEqual([file, file]);
});
