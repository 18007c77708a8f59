import type { Cache } from './openCache.ts';
import { findUnformatted } from './formatFences.ts';
import type { Fault, Page as Note } from 'mdx-source';
import { findSecrets } from './secrets.ts';
import { withoutSilenced } from './silences.ts';

/**
 * Finds secrets in notes and in their code, and code that isn't formatted the way
 * Prettier would. Unchanged notes come from the cache.
 *
 * @param notes - the notes to check
 * @param cache - of their faults; without it, every note is checked
 * @returns faults, without those that a comment silences
 */
export async function checkCode(notes: readonly Note[], cache?: Cache): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const note of notes) {
    const check = async () => [
      ...(await findSecrets(note)),
      ...(await findUnformatted(note)),
    ];
    const key = `code ${note.hash}`;
    const known = cache?.get<readonly Fault[]>(key);
    const found = known ?? (await check());
    if (!known) cache?.set(key, found);
    faults.push(...found);
  }
  return withoutSilenced(notes, faults);
}
