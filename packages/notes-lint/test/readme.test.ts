import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { RULES } from '../src/rules/index.ts';

it('README lists every rule about a note with its severity', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [
    ...text.matchAll(/^\| `(note\/[\w-]+)` +\|.*\| (error|warning|info)\b/gm),
  ];
  const listed = Object.fromEntries(rows.map(([, rule, severity]) => [rule, severity]));
  const severities = Object.entries(RULES).map(([rule, { severity }]) => [
    rule,
    severity,
  ]);
  expect(listed).toMatchObject(Object.fromEntries(severities));
});
