import { describe, expect, it } from 'vitest';

import type { Fault } from 'mdx-source';
import { checkCode } from '../src/index.ts';
import { aNote } from '../../../tests/support/aNote.ts';

/** Put together here, so that no scanner takes the test for a leak. */
const TOKEN = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

describe('secrets in notes', () => {
  it('are named with their line, and are not in the report', async () => {
    const note = aNote(`Text.\n\n${'```'}bash\nexport TOKEN=${TOKEN}\n${'```'}\n`);
    const faults = await checkCode([note]);
    expect(faults).toMatchObject([{ file: note.file, line: 4, rule: 'note/secret' }]);
    expect(JSON.stringify(faults)).not.toContain(TOKEN);
  });

  it('are not names of secrets', async () => {
    const note = aNote('export GITHUB_TOKEN=`<your-token>`, kept in `.env`.\n');
    expect(await checkCode([note])).toEqual([]);
  });

  it('are known from the last run of an unchanged note', async () => {
    const known = new Map<string, readonly Fault[]>();
    const cache = {
      get: (key: string) => known.get(key),
      set: (key: string, value: readonly Fault[]) => void known.set(key, value),
      save: () => undefined,
    };
    const note = aNote('Text.\n');
    await checkCode([note], cache);
    expect(known.get(note.hash)).toEqual([]);
  });
});
