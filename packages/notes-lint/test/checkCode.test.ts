import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkCode } from '../src/checkCode.ts';

/** Assembled here, so that scanners don't report the test as a leak. */
const KEYS = {
  GITHUB_TOKEN: ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_'),
  STRIPE_KEY: ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dcABCDEFGH'].join('_'),
};

describe('secrets in notes', () => {
  it.each(Object.entries(KEYS))(
    'of the kind %s are reported with their line, without the secret itself',
    async (kind, key) => {
      const note = aPage(`Text.\n\n${'```'}bash\nexport TOKEN=${key}\n${'```'}\n`);
      const problems = await checkCode(note);
      expect(problems).toMatchObject([{ file: note.file, line: 4, rule: 'note/secret' }]);
      expect(problems[0]?.message).toBe(`The line contains a secret: ${kind}.`);
      expect(JSON.stringify(problems)).not.toContain(key);
    },
  );

  it.each([
    'postgresql://app:your-password@db.example.com/app',
    'postgresql://postgres:postgres@localhost:5432/app',
    'postgresql://app:<password>@db.example.com/app',
    `ghp_${'x'.repeat(36)}`,
    'xoxb-your-token-1234567890',
  ])('do not include placeholders: %s', async (text) => {
    expect(await checkCode(aPage(`Set it to \`${text}\`.\n`))).toEqual([]);
  });

  it('do not include names of secrets', async () => {
    const note = aPage('export GITHUB_TOKEN=`<your-token>`, kept in `.env`.\n');
    expect(await checkCode(note)).toEqual([]);
  });
});
