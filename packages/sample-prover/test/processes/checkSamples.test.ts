import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { aFence, aFolder, aPage } from 'mdx-source/testing';
import { checkSamples, fixOutputs } from '../../src/index.ts';

let cacheFolder: string;
beforeEach(() => {
  const { root, remove } = aFolder();
  cacheFolder = root;
  return remove;
});

const check = (...sources: readonly string[]) =>
  checkSamples(
    sources.map((source, index) => aPage(source, `docs/${index}.md`)),
    { cacheFolder, workers: 1 },
  );

describe('a second check', () => {
  it('checks nothing of a page that has not changed, and only the fence that has', async () => {
    const page = (code: string) => `${aFence('json', '{}')}\n\n${aFence('json', code)}`;
    expect(await check(page('[1]'))).toMatchObject({ checked: 2 });
    expect(await check(page('[1]'))).toMatchObject({ checked: 0 });
    expect(await check(page('[2]'))).toMatchObject({ checked: 1 });
  });

  it('checks again when a package that a checker uses has another release', async () => {
    const release = (name: string) => {
      const packages = { [`node_modules/${name}`]: { version: '2.0.0' } };
      const lock = path.join(cacheFolder, 'package-lock.json');
      writeFileSync(lock, JSON.stringify({ packages }));
      const options = { root: cacheFolder, cacheFolder, workers: 1 };
      return checkSamples([aPage(aFence('json', '{}'))], options);
    };
    expect(await release('zod')).toMatchObject({ checked: 1 });
    expect(await release('left-pad')).toMatchObject({ checked: 0 });
    expect(await release('jsonc-parser')).toMatchObject({ checked: 1 });
  });

  it('checks again what failed', async () => {
    const source = aFence('json', '{');
    const [first, second] = [await check(source), await check(source)];
    expect(first.problems).toHaveLength(1);
    expect(second).toMatchObject({ problems: first.problems, checked: 1 });
  });
});

it('a sample that needs a package which is not installed is only parsed, and so is what runs it', async () => {
  const { problems, verdicts } = await check(
    [
      aFence('ts title="a.ts"', "import a from 'none-such';\na(b);\nexport const c = 1;"),
      aFence('ts run', "import { c } from './a.js';\nconsole.log(c);"),
      aFence('text output', '1'),
    ].join('\n\n'),
  );
  expect(problems).toEqual([]);
  const verdict = { depth: 'parsed', reason: 'needs the package none-such' };
  expect(verdicts.get('docs/0.md')).toMatchObject([verdict, verdict]);
});

it('a package that is not installed is a warning where it is mistyped, or the sample should run', async () => {
  const { problems } = await check(
    [
      aFence('ts', "import { useState } from 'reacct';\nuseState(1);"),
      aFence('ts run', "import a from 'none-such';\na();"),
    ].join('\n\n'),
  );
  expect(problems).toMatchObject([
    { severity: 'warning', line: 2, remedy: expect.stringContaining('react') as string },
    { severity: 'warning', line: 7 },
  ]);
});

describe('fixing outputs', () => {
  it('writes what was printed, in place, and leaves right pages alone', async () => {
    const sample = "console.log('one');\nconsole.log('two');";
    const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
    const wrong = `${aFence('js run', sample)}\n\n${aFence('text output', 'three')}`;
    const empty = wrong.replace('three\n', '');
    const right = wrong.replace('three', 'one\ntwo');
    const named = (first: string, second: string) =>
      [
        `\`\`\`text output="b.js"\n${second}\`\`\``,
        aFence('js title="a.js" run', 'console.log(1);'),
        aFence('js title="b.js" harness run', sample),
        `\`\`\`text output="a.js"\n${first}\`\`\``,
      ].join('\n\n');
    const quote = (text: string) => text.replace(/^/gm, '> ').replace(/ $/gm, '');
    const prints = 'console.log("```js\\n1\\n```");';
    const fenced = (marks: string, text: string) =>
      `${aFence('js run', prints)}\n\n${marks}text output\n${text}\n${marks}`;
    const pages = [
      aPage(`${wrong}\n\nAfter.`, 'docs/wrong.md'),
      aPage(`- item\n\n${indent(empty)}`, 'docs/empty.md'),
      aPage(quote(wrong), 'docs/quote.md'),
      aPage(right, 'docs/right.md'),
      aPage(named('', ''), 'docs/named.md'),
      aPage(fenced('```', '?'), 'docs/fenced.md'),
    ];
    const changed = await fixOutputs(pages, { cacheFolder });
    expect(Object.fromEntries(changed)).toEqual({
      'docs/wrong.md': `${right}\n\nAfter.`,
      'docs/empty.md': `- item\n\n${indent(right)}`,
      'docs/quote.md': quote(right),
      'docs/named.md': named('1\n', 'one\ntwo\n'),
      'docs/fenced.md': fenced('````', '```js\n1\n```'),
    });
  });
});

it('JavaScript that only types forbid runs, and its output is compared', async () => {
  const sample = aFence('js run', "console.log('5'.replace(/5/, (n) => n * 2));");
  const shown = (text: string) => `${sample}\n\n${aFence('text output', text)}`;
  const { problems, verdicts } = await check(shown('10'), shown('9'));
  const found = problems.map(({ file, severity, rule }) => [file, severity, rule]);
  expect(found).toEqual([
    ['docs/0.md', 'warning', 'sample/typescript'],
    ['docs/1.md', 'warning', 'sample/typescript'],
    ['docs/1.md', 'error', 'sample/output'],
  ]);
  expect(verdicts.get('docs/0.md')).toMatchObject([{ depth: 'run' }]);
});
