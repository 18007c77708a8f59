import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { startSession } from '../../src/plugins/check-notes/startSession.ts';
import { aFolder } from '../support/aFolder.ts';
import { aFullNote } from '../support/aFullNote.ts';

const note = aFullNote({ kind: 'concept' });
const wait = (look: () => void) => vi.waitFor(look, { timeout: 30_000 });

it('npm start updates the errors that pages import after each save', async () => {
  const { root, write, remove } = aFolder({
    'package-lock.json': '{}',
    'packages/notes-lint/src/note/rule.ts': '',
    // Every full note links to these.
    'docs/api/idempotency.md': 'text\n',
    'docs/http/dns.md': 'text\n',
  });
  onTestFinished(remove);
  vi.spyOn(console, 'info').mockReturnValue();
  const folder = path.join(root, '.docusaurus');
  const read = () => readFileSync(path.join(folder, 'faults.json'), 'utf8');
  startSession(root, folder, { faults: [], references: [], checked: 0 });
  expect(JSON.parse(read())).toEqual({});

  write('docs/http/a.md', `${note}\n# Second title\n\nText.\n`);
  await wait(() => expect(read()).toMatch(/"docs\/http\/a\.md".*note\/title/s));
  write('docs/http/a.md', note);
  await wait(() => expect(read()).not.toContain('note/title'));
});
