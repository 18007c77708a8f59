import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import { checkSamples } from '../../src/index.ts';
import { LIMITS } from '../../src/sandbox/limits.ts';

type SamplesReport = Awaited<ReturnType<typeof checkSamples>>;

const EXPECTED = /^> (?<rule>\S+) (?<line>\d+) \/(?<says>.*)\/$/m;

function read(name: string): string {
  return readFileSync(new URL(`../samples/${name}.md`, import.meta.url), 'utf8');
}

/** The sections of a file, each a separate page, with what has to be found in it. */
function readSections(name: string) {
  const [, ...sections] = read(name).split(/^## (?=[a-z-]+$)/m);
  return sections.map((section) => {
    const [title = ''] = section.split('\n');
    const found = EXPECTED.exec(section);
    if (!found?.groups)
      throw new Error(`${name}.md: ${title} does not say what is wrong`);
    const { rule = '', line = '', says = '' } = found.groups;
    const source = section.slice(found.index + found[0].length).trimStart();
    const expected = {
      rule,
      line: Number(line),
      message: expect.stringMatching(new RegExp(says)) as string,
      remedy: expect.stringMatching(/\w/) as string,
    };
    return { title, page: aPage(source, `${title}.md`), expected };
  });
}

const ERRORS = readSections('errors');
const HARM = readSections('harm');
const ENDLESS = readSections('endless');

const harmLimits = {
  ...LIMITS,
  // Memory has to be full before the time is up, also on a busy machine.
  milliseconds: 12_000,
  cpuMilliseconds: 3_000,
  residentMiB: 512,
  checkMilliseconds: 14_000,
};
const { root: cacheFolder, remove } = aFolder();
let report: SamplesReport;
let harm: SamplesReport;
let endless: SamplesReport;

beforeAll(async () => {
  const pagesOf = (sections: typeof ERRORS) => sections.map(({ page }) => page);
  const right = aPage(read('right'), 'right.md');
  report = await checkSamples([...pagesOf(ERRORS), right], { cacheFolder });
  harm = await checkSamples(pagesOf(HARM), { cacheFolder, limits: harmLimits });
  // No sample of these has to come to an end, so that a busy machine needs no patience either.
  const limits = { ...harmLimits, checkMilliseconds: 5_000 };
  endless = await checkSamples(pagesOf(ENDLESS), { cacheFolder, limits });
}, 1_200_000);

afterAll(remove);

function problemsOf({ problems }: SamplesReport, name: string) {
  return problems.filter(
    ({ file, severity }) => file === `${name}.md` && severity === 'error',
  );
}

describe('a seeded problem is found', () => {
  it.each(ERRORS)('$title', ({ title, expected }) => {
    expect(problemsOf(report, title)).toMatchObject([expected]);
  });
});

describe('a malicious sample is contained', () => {
  it.each(HARM)('$title', ({ title, expected }) => {
    expect(problemsOf(harm, title)).toMatchObject([expected]);
  });
});

describe('a check that would never end is stopped', () => {
  it.each(ENDLESS)('$title', ({ title, expected }) => {
    expect(problemsOf(endless, title)).toMatchObject([expected]);
  });
});

const remedies = (name: string) => problemsOf(report, name).map(({ remedy }) => remedy);

describe('what strict JSON forbids', () => {
  it.each([
    ['json-comma', 'Delete the comma'],
    ['json-comment', 'Take the comment out'],
  ])('is allowed by jsonc, as the remedy says: %s', (name, remedy) => {
    expect(remedies(name)[0]).toMatch(new RegExp(`^${remedy}.* jsonc `));
  });
});

describe('an output that names no sample', () => {
  it('lists the titles of the page', () => {
    expect(remedies('output-unknown')).toEqual([
      'The titles of this page: "drive.js", "other.js".',
    ]);
    expect(remedies('output-no-titles')[0]).toContain(
      'No fence of this page has a title',
    );
  });
});

describe('what comes after a sample that was stopped', () => {
  it('is left unchecked in the same database', () => {
    const file = 'hostile-sql-sleep.md';
    expect(harm.verdicts.get(file)?.map(({ depth }) => depth)).toEqual([
      ...['run', 'failed', 'unchecked'],
    ]);
    expect(harm.problems.filter((one) => one.file === file)).toMatchObject([{ line: 5 }]);
  });
});

describe('right samples', () => {
  it('cause no errors in any language', () => {
    expect(problemsOf(report, 'right')).toEqual([]);
  });

  it('say how far they were checked', () => {
    const verdicts = report.verdicts.get('right.md') ?? [];
    const depths = new Map(verdicts.map(({ language, depth }) => [language, depth]));
    expect(Object.fromEntries(depths)).toMatchObject({
      tsx: 'run',
      sql: 'run',
      bash: 'run',
      scss: 'compiled',
      rust: 'compiled',
      json: 'parsed',
      nginx: 'unchecked',
    });
  });
});
