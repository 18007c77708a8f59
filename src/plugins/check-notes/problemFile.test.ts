import { closeSync, openSync, readFileSync } from 'node:fs';

import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { problemFile, readPageState, writePageState } from './problemFile.ts';

it('a reader that has opened the file gets all of what was in it', () => {
  const { root: siteDir, remove } = aFolder();
  onTestFinished(remove);
  const states = ['first', 'second'].map((samples) => ({ problems: [], samples }));
  for (const state of states) {
    writePageState(siteDir, 'docs/a.md', state);
    expect(readPageState(siteDir, 'docs/a.md')).toEqual(state);
  }
  const open = openSync(problemFile(siteDir, 'docs/a.md'), 'r');
  onTestFinished(() => closeSync(open));
  writePageState(siteDir, 'docs/a.md', { problems: [], samples: '' });
  expect(JSON.parse(readFileSync(open, 'utf8'))).toEqual(states[1]);
});
