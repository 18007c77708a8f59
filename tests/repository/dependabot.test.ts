import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Ignored = { readonly 'dependency-name': string };

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
  updates: { 'package-ecosystem': string; ignore?: Ignored[] }[];
};
const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  overrides: Record<string, string | Record<string, string>>;
};
const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
  '## Pins and overrides',
);

/** The packages in the table's first column that have a version there. */
const pins = [...section.matchAll(/^\| (.*?) \|/gm)]
  .filter(([, what = '']) => /` [\d^~]/.test(what))
  .flatMap(([, what = '']) => [...what.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** The packages that overrides install: `npm:@nolyfill/x@^1` stands for the scope, `schema-utils@3` for its name. */
const overridden = Object.entries(overrides)
  .flatMap(([name, what]) =>
    typeof what === 'string' ? [[name, what]] : Object.entries(what),
  )
  .map(([name = '', version = '']) =>
    version.startsWith('npm:@nolyfill/') ? '@nolyfill/*' : name.replace(/(?<=.)@.*/, ''),
  );

it('what Dependabot leaves alone is what CONTRIBUTING.md pins, with every override', () => {
  const ignored = updates[0]?.ignore?.map((one) => one['dependency-name']);
  expect(pins.length).toBeGreaterThan(5);
  expect(ignored?.toSorted()).toEqual(pins.toSorted());
  expect(pins).toEqual(expect.arrayContaining(overridden));
});
