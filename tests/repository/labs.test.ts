import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

import { labOf, resolveLabLink } from 'notes-lint';
import { listPageFiles } from 'mdx-source';

const folders = Globby.sync('labs/**/run.sh', {
  ignore: ['labs/shared', '**/node_modules/**'],
})
  .map((file) => path.posix.dirname(file))
  .sort();

/** The lines that `head_of` in `labs/shared/lab.sh` writes. */
const HEAD = [/^date +\d{4}-\d\d-\d\d$/m, /^machine +\S/m, /^versions +\D+\d/m];

const files = new Map(listPageFiles('.').map((file) => [labOf(file), file]));

const LINK = /\](?:\(|: )<?([^)\s>]+)/g;

/** Whether a lab's note exists and links to the lab. */
function isLinked(folder: string): boolean {
  const file = files.get(folder);
  if (file === undefined) return false;
  return [...readFileSync(file, 'utf8').matchAll(LINK)]
    .map(([, url = '']) => resolveLabLink(file, url) ?? '')
    .some((target) => `${target}/`.startsWith(`${folder}/`));
}

it('there are labs', () => {
  expect(folders).not.toEqual([]);
});

describe('each lab', () => {
  it('has a README with a title and its command', () => {
    const lacking = folders.filter((folder) => {
      const text = readFileSync(`${folder}/README.md`, 'utf8');
      return !/^# \S/.test(text) || !text.includes(`bash ${folder}/run.sh`);
    });
    expect(lacking).toEqual([]);
  });

  it('has its output, with the date, the machine and the versions', () => {
    const lacking = folders.flatMap((folder) => {
      const output = readFileSync(`${folder}/output.txt`, 'utf8');
      const lines = HEAD.filter((line) => !line.test(output));
      return lines.map((line) => `${folder}/output.txt lacks ${line}`);
    });
    expect(lacking).toEqual([]);
  });

  it('belongs to a note that links to it', () => {
    expect(folders.filter((folder) => !isLinked(folder))).toEqual([]);
  });
});
