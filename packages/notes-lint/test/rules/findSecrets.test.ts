import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { findSecrets } from '../../src/rules/findSecrets.ts';

/** Assembled here, so that scanners don't report the test as a leak. */
const KEYS = {
  GITHUB_TOKEN: ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_'),
  STRIPE_KEY: ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dcABCDEFGH'].join('_'),
};

/** The form of `ssh-keygen -t ed25519` without a passphrase: its lengths are runs of A in base64. */
function anOpenSshKey() {
  const lengths = 'none\0\0\0\x04none\0\0\0\0\0\0\0\x01\0\0\x003\0\0\0\vssh-ed25519';
  const head = Buffer.from(`openssh-key-v1\0\0\0\0\x04${lengths}`);
  const text = Buffer.concat([head, randomBytes(200)]).toString('base64');
  const line = (word: string) => `-----${word} OPENSSH ${'PRIVATE'} KEY-----`;
  return [line('BEGIN'), ...(text.match(/.{1,70}/g) ?? []), line('END')].join('\n');
}

describe('secrets in notes', () => {
  it.each(['text', 'bash'])('may be a fresh key of OpenSSH, in %s', async (language) => {
    const note = aPage(`Text.\n\n\`\`\`${language}\n${anOpenSshKey()}\n\`\`\`\n`);
    expect(await findSecrets(note)).toMatchObject([{ line: 4, rule: 'note/secret' }]);
  });

  it.each([
    'DB_PASSWORD: hG7!kd92Lq0zPw',
    'DB_PASSWORD=hG7!kd92Lq0zPw',
    'export PGPASSWORD="hG7!kd92Lq0zPw"',
    '  - POSTGRES_PASSWORD=hG7!kd92Lq0zPw',
    '  "password": "hG7!kd92Lq0zPw",',
  ])('a password is found: %s', async (text) => {
    const note = aPage(`Text.\n\n\`\`\`yaml\n${text}\n\`\`\`\n`);
    expect(await findSecrets(note)).toMatchObject([
      { line: 4, message: 'The line contains a secret: PASSWORD.' },
    ]);
  });

  it.each([
    'DB_PASSWORD: example',
    'DB_PASSWORD: Example123456',
    'DB_PASSWORD=changeme',
    'DB_PASSWORD=ChangeMe2026now',
    'DB_PASSWORD: ${DB_PASSWORD:-Abc123def456}',
    'DB_PASSWORD: <password>',
    'DB_PASSWORD: "{{ vault.dbPassword1 }}"',
    'DB_PASSWORD: xK9xxxxxxxxxxxxx',
    'DB_PASSWORD=S3cretPassw0rd',
    'password: hashPassword2(input)',
    'password: process.env.PASSWORD1x',
    'const password = toBase64Url;',
  ])('a placeholder or code is not taken for a password: %s', async (text) => {
    const found = await findSecrets(aPage(`Text.\n\n\`\`\`text\n${text}\n\`\`\`\n`));
    expect(found).toEqual([]);
  });

  it.each(Object.entries(KEYS))(
    'of the kind %s are reported with their line, without the secret itself',
    async (kind, key) => {
      const note = aPage(`Text.\n\n${'```'}bash\nexport TOKEN=${key}\n${'```'}\n`);
      const problems = await findSecrets(note);
      expect(problems).toMatchObject([{ file: note.file, line: 4, rule: 'note/secret' }]);
      expect(problems[0]?.message).toBe(`The line contains a secret: ${kind}.`);
      expect(JSON.stringify(problems)).not.toContain(key);
    },
  );

  it.each([
    'postgresql://app:your-password@db.example.com/app',
    'postgresql://postgres:postgres@localhost:5432/app',
    'postgresql://app:<password>@db.example.com/app',
    'postgres://dashboard:RANDOM_PASSWORD@db.example.com/app',
    'postgres://postgres:postgres@db.example.com/app',
    'postgres://app:hG7kd92Lq0zPw@database:5432/app',
    'postgresql://app:hG7kd92Lq0zPw@10.0.1.1/app',
    `ghp_${'x'.repeat(36)}`,
    'xoxb-your-token-1234567890',
  ])('do not include placeholders: %s', async (text) => {
    expect(await findSecrets(aPage(`Set it to \`${text}\`.\n`))).toEqual([]);
  });

  it('do not include names of secrets', async () => {
    const note = aPage('export GITHUB_TOKEN=`<your-token>`, kept in `.env`.\n');
    expect(await findSecrets(note)).toEqual([]);
  });
});
