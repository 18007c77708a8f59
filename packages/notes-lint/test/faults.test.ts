import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { checkNote } from '../src/checkNote.ts';
import { RULES } from '../src/structure/index.ts';
import { aNote } from '../../../tests/support/aNote.ts';

const FOLDER = 'tests/fixtures/content';

/** Each fixture: the rule it breaks, the line, and what the report must say. */
const EXPECTED: Record<string, [rule: string, line: number | undefined, says: RegExp]> = {
  'unknown-key': [
    'front-matter/unknown-key',
    8,
    /"desciption".*Probably meant: description/s,
  ],
  'missing-key': [
    'front-matter/missing-key',
    2,
    /"status" is missing.*status: "seedling"/s,
  ],
  'missing-ran': ['note/ran', 1, /is of kind how-to .*"ran" is missing.*"node@20"/s],
  'unsaid-run': ['note/ran', 1, /has samples that run .*"ran" is missing/],
  'ran-version': ['note/ran-version', 8, /yaml@2\.9\.0.*yaml@2\.9\.1.*fix:notes/s],
  'old-versions': [
    'front-matter/unknown-key',
    8,
    /reads the key "versions".*Write ran:/s,
  ],
  'unknown-kind': ['front-matter/value', 4, /"howto".*Probably meant: how-to/s],
  'unknown-status': ['front-matter/value', 5, /one of seedling, budding, evergreen/],
  'wrong-date': ['front-matter/format', 6, /20\.11\.2026.*last_verified: 20\d\d-/s],
  'impossible-date': ['front-matter/calendar', 6, /a day that doesn't exist/],
  'wrong-type': ['front-matter/type', 2, /404, which isn't of type string/],
  'too-short': ['front-matter/limit', 3, /at least 10 characters \(it has 7\)/],
  'too-many-topics': ['front-matter/limit', 7, /at most 4 entries/],
  'topic-twice': ['front-matter/limit', 7, /no entry twice/],
  'topic-form': ['front-matter/format', 7, /kebab-case/],
  'version-form': ['front-matter/format', 8, /"node24".*"node@20"/s],
  'other-language': ['front-matter/value', 8, /lang: "zh-Hans"/],
  'many-waivers': ['front-matter/limit', 8, /at most 2 entr/],
  untried: [
    'note/untried',
    13,
    /pins sass@1\.97, which "ran".*"not run on this version"/s,
  ],
  'untried-image': ['note/untried', 13, /pins node@24, which "ran"/],
  claims: ['note/claims', 3, /description says "Tested on".*not run on the version/],
  'no-front-matter': ['front-matter/missing-key', 1, /"title", .* are missing/],
  'no-yaml': ['mdx/syntax', 3, /cannot be read/],
  syntax: ['mdx/syntax', 12, /cannot be read.*backticks/s],
  title: ['note/title', 10, /"# DNS" is a second title/],
  description: ['note/description', 3, /still the one from the template/],
  'heading-depth': ['note/heading-depth', 12, /"Deep".*level 4/],
  'heading-form': ['note/heading-form', 12, /has an emoji/],
  opening: ['note/opening', 10, /61 words; .* at most 60/],
  'no-opening': ['note/opening', undefined, /doesn't start with a paragraph/],
  sections: ['note/sections', undefined, /"## Trade-offs" is missing; .* in this order/],
  'section-order': ['note/sections', 22, /"## Trade-offs" is in the wrong place/],
  source: ['note/source', 13, /cannot be looked up/],
  'link-text': ['note/link-text', 10, /"here" does not say/],
  alt: ['note/alt', 12, /<img> has no alternative text/],
  banned: ['note/banned', 13, /"best practices" needs a source/],
  voice: ['note/voice', 10, /"mended" sounds translated.*Write fix, fixed/s],
  quote: ['note/quote', 10, /26 words; the limit .* is 25/],
  'fence-language': ['note/fence-language', 10, /has no language/],
  'table-columns': ['note/table-columns', 10, /7 columns; .* at most 4, .* at most 6/],
  'wide-tables': ['note/table-columns', 16, /5 columns; .* at most 4/],
  'cell-code': [
    'note/cell-code',
    13,
    /`rows\.max_by\(f64::total_cmp\)` .* nothing compiles/,
  ],
  'table-cells': ['note/table-cells', 12, /Cell 2 .* is empty.*none/s],
  'diagram-size': ['note/diagram-size', 10, /16 nodes; .* 15/],
  'diagram-text': ['note/diagram-text', 10, /no accDescr/],
  'diagram-edges': ['note/diagram-edges', 10, /No arrow .* has a label/],
  disclaimer: ['note/disclaimer', 1, /disclaimer: investing/],
  truncate: ['note/truncate', 13, /<!-- truncate -->/],
  language: ['note/language', 1, /lang: zh-Hans/],
  mixture: ['note/mixture', 10, /Chinese sentence within an English note/],
  'chinese-spacing': [
    'note/chinese-spacing',
    11,
    /"使用 React 框架，很好。".*fix:notes/s,
  ],
  'chinese-marks': ['note/chinese-marks', 13, /"\(地址\)" has half-width brackets/],
  'chinese-italics': ['note/chinese-italics', 11, /italics/],
  'chinese-simplified': ['note/chinese-simplified', 11, /這 個 are traditional/],
  reference: ['note/reference', 10, /undefined definition.*`rfc`/],
  mark: ['note/mark', 10, /"\*\*" is an asterisk that marks nothing/],
  rendering: ['note/rendering', 12, /numbered 4, but the page shows 3/],
  heading: ['note/heading', 10, /nothing below the heading "Caches"/],
  'table-form': ['note/table-form', 10, /a header but no rows/],
  element: [
    'note/element',
    10,
    /on another site, and the Content-Security-Policy blocks it/,
  ],
  address: ['note/address', 10, /contains a user name or password/],
  'plain-http': ['note/plain-http', 10, /not encrypted.*https:/s],
  leftover: ['note/leftover', 10, /marks unfinished work/],
  character: [
    'note/character',
    10,
    /U\+200B \(zero-width space\) .*The na⟨here⟩me is kept/,
  ],
  spelling: ['note/spelling', 10, /"recieve" is misspelt; right is receive/],
  name: ['note/name', 10, /"Github" is not how its owner spells the name.*Write GitHub/s],
  word: ['note/word', 10, /"the the" is doubled/],
  punctuation: ['note/punctuation', 10, /full-width punctuation in an English/],
  'code-form': ['note/code-form', 11, /"\$ npm ci" starts with a prompt/],
  day: ['note/day', 10, /"As of 2027" is in the future; today is 2026-11-22/],
  'future-day': ['note/day', 6, /last_verified is 2027-01-31, which is in the future/],
  'bold-heading': ['note/bold-heading', 10, /bold, not a heading/],
  'fence-meta': ['note/fence-meta', 10, /highlights line 4, and has 1/],
  expression: ['note/expression', 10, /doesn't define host/],
  'alt-words': ['note/alt', 10, /"image" does not say what the image shows/],
};

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

function faultsOf(name: string) {
  const source = readFileSync(`${FOLDER}/${name}.md`, 'utf8');
  return checkNote(aNote(source, `docs/${name}.md`), {
    today: '2026-11-22',
    installed: (name) => (name === 'yaml' ? ['2.9.1'] : []),
  });
}

describe('the fixtures of broken notes', () => {
  it('are all listed here, and all exist', () => {
    expect(files.sort()).toEqual(
      Object.keys(EXPECTED)
        .map((name) => `${name}.md`)
        .sort(),
    );
  });

  it('break every rule at least once', () => {
    const broken = Object.values(EXPECTED).map(([rule]) => rule);
    expect(Object.keys(RULES).filter((rule) => !broken.includes(rule))).toEqual([]);
  });

  it.each(Object.entries(EXPECTED))('%s is reported', (name, [rule, line, says]) => {
    const fitting = faultsOf(name)
      .filter((fault) => fault.rule === rule && fault.line === line)
      .map(({ message, remedy }) => `${message}\n${remedy}`);
    expect(fitting).toContainEqual(expect.stringMatching(says));
  });

  it('several missing sections are one fault that lists all of them', () => {
    const missing = faultsOf('no-opening').filter(({ rule }) => rule === 'note/sections');
    expect(missing).toHaveLength(1);
    expect(missing[0]?.message).toMatch(/"## [^"]+", "## [^"]+".* are missing/);
  });

  it.each(files)('%s: every report names a file and a remedy', (file) => {
    for (const fault of faultsOf(file.replace('.md', ''))) {
      expect(fault.file).toBe(`docs/${file}`);
      expect(fault.remedy.length).toBeGreaterThan(10);
    }
  });
});
