import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { LIMITS } from '../../src/sandbox/limits.ts';
import { runNode, runWithPermissions } from '../../src/sandbox/runNode.ts';

const environment = { root: process.cwd(), limits: LIMITS, addCommand: '' };
const WAYS = { 'in a container': runNode, 'by permission only': runWithPermissions };
const ESCAPED = '.escaped-from-a-sample';
const modules = path.resolve('node_modules');

const run = (way: keyof typeof WAYS, ...lines: string[]) =>
  WAYS[way](new Map([['a.mjs', lines.join('\n')]]), 'a.mjs', environment);

describe.each(['in a container', 'by permission only'] as const)('%s', (way) => {
  it('a sample finds the packages and loopback', async () => {
    const exit = await run(
      way,
      "import React from 'react';",
      "import { createServer } from 'node:http';",
      "const server = createServer((_, answer) => answer.end('near'));",
      "server.listen(0, 'localhost', async () => {",
      '  const answer = await fetch(`http://localhost:${server.address().port}`);',
      '  console.log(typeof React.createElement, await answer.text());',
      '  server.close();',
      '});',
    );
    expect(exit).toMatchObject({ code: 0, stdout: 'function near\n', report: '' });
  });

  it.each([
    ['the name of the packages', `'node_modules/${ESCAPED}'`],
    ['their path', `'${modules}/${ESCAPED}'`],
    ['a package', `new URL('../${ESCAPED}', import.meta.resolve('react'))`],
    ['the folder above', `'../${ESCAPED}'`],
    ['bytes for a name', `Buffer.from('${modules}/${ESCAPED}')`],
  ])('a sample writes nothing outside its folder by %s', async (_, target) => {
    const { code } = await run(
      way,
      "import { writeFileSync } from 'node:fs';",
      `writeFileSync(${target}, 'x');`,
    );
    expect(code).toBe(1);
    const folders = [modules, path.join(modules, 'react'), process.cwd()];
    expect(folders.filter((folder) => existsSync(path.join(folder, ESCAPED)))).toEqual(
      [],
    );
  });

  it.each([
    ['a link', "fs.symlinkSync('../../..', 'up')"],
    ['a second name', "fs.linkSync('/etc/hostname', 'same')"],
    ['a process', "child.spawnSync('true')"],
    ['an add-on', "process.dlopen({ exports: {} }, '/tmp/a.node')"],
  ])('a sample has no way out by %s', async (_, statement) => {
    const { code, report } = await run(
      way,
      "import child from 'node:child_process';",
      "import fs from 'node:fs';",
      `${statement};`,
    );
    expect(code).toBe(1);
    expect(report).toMatch(/ERR_|denied|restricted|permission|disabled/);
  });
});
