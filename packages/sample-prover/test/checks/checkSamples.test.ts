import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkSamples, fixOutputs } from '../../src/index.ts';
import { aPage } from '../aPage.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'samples-'));
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const aFence = (code: string, meta = '', language = 'json') =>
  ['```' + `${language} ${meta}`.trim(), code, '```'].join('\n');
const check = (...sources: readonly string[]) =>
  checkSamples(
    sources.map((source, place) => aPage(source, `docs/${place}.md`)),
    { cacheFolder, workers: 1 },
  );

describe('a second check', () => {
  it('checks nothing of a page that has not changed', async () => {
    const source = aFence('{}');
    expect(await check(source)).toMatchObject({ unchanged: 0, checked: 1 });
    expect(await check(source)).toMatchObject({ unchanged: 1, checked: 0 });
  });

  it('checks only the fence that has changed', async () => {
    await check(`${aFence('{ "a": 1 }')}\n\n${aFence('{ "b": 1 }')}`);
    const second = await check(`${aFence('{ "a": 1 }')}\n\n${aFence('{ "b": 2 }')}`);
    expect(second).toMatchObject({ unchanged: 0, checked: 1 });
  });

  it('checks again what stands on a package that has another release, and nothing else', async () => {
    const release = (name: string) => {
      const packages = { [`node_modules/${name}`]: { version: '2.0.0' } };
      const lock = path.join(cacheFolder, 'package-lock.json');
      writeFileSync(lock, JSON.stringify({ packages }));
      const options = { root: cacheFolder, cacheFolder, workers: 1 };
      return checkSamples([aPage(aFence('{}'))], options);
    };
    expect(await release('yaml')).toMatchObject({ checked: 1 });
    expect(await release('sass')).toMatchObject({ unchanged: 1, checked: 0 });
    expect(await release('jsonc-parser')).toMatchObject({ unchanged: 0, checked: 1 });
  });

  it('checks again what a changed schema is about', async () => {
    const page = (type: string) =>
      [
        aFence(`{ "type": "${type}" }`, 'title="a.json"'),
        aFence('{}', 'schema="a.json"'),
      ].join('\n\n');
    expect((await check(page('object'))).faults).toEqual([]);
    expect((await check(page('array'))).faults).toMatchObject([{ rule: 'sample/json' }]);
  });

  it('checks again what failed', async () => {
    const source = aFence('{');
    const [first, second] = [await check(source), await check(source)];
    expect(first.faults).toHaveLength(1);
    expect(second).toMatchObject({ faults: first.faults, unchanged: 0, checked: 1 });
  });
});

describe('the whole site', () => {
  const unchecked = aFence('listen 80;', 'nocheck="no parser"', 'nginx');

  it('is warned of more than one nocheck in ten fences, and of the pages that have most', async () => {
    const pages = [aPage(unchecked, 'docs/a.md'), aPage(aFence('{}'), 'docs/b.md')];
    const { faults } = await checkSamples(pages, { cacheFolder, wholeSite: true });
    expect(faults).toMatchObject([
      { rule: 'sample/share', file: 'docs/a.md', severity: 'warning' },
    ]);
    expect(faults[0]?.message).toContain('1 of 2 fences');
  });

  it('is not meant when single pages are checked', async () => {
    expect((await check(unchecked)).faults).toEqual([]);
  });
});

describe('fixing outputs', () => {
  it('writes what was printed, in place, and leaves right pages alone', async () => {
    const sample = "console.log('one');\nconsole.log('two');";
    const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
    const wrong = `${aFence(sample, 'run', 'js')}\n\n${aFence('three', 'output', 'text')}`;
    const empty = wrong.replace('three\n', '');
    const right = wrong.replace('three', 'one\ntwo');
    const named = (first: string, second: string) =>
      [
        `\`\`\`text output="b.js"\n${second}\`\`\``,
        aFence('console.log(1);', 'title="a.js" run', 'js'),
        aFence(sample, 'title="b.js" harness run', 'js'),
        `\`\`\`text output="a.js"\n${first}\`\`\``,
      ].join('\n\n');
    const pages = [
      aPage(`${wrong}\n\nAfter.`, 'docs/wrong.md'),
      aPage(`- item\n\n${indent(empty)}`, 'docs/empty.md'),
      aPage(right, 'docs/right.md'),
      aPage(named('', ''), 'docs/named.md'),
    ];
    const changed = await fixOutputs(pages, { cacheFolder });
    expect(Object.fromEntries(changed)).toEqual({
      'docs/wrong.md': `${right}\n\nAfter.`,
      'docs/empty.md': `- item\n\n${indent(right)}`,
      'docs/named.md': named('1\n', 'one\ntwo\n'),
    });
  });
});
