import type { Cache } from './openNotesCache.ts';
import { findUnformatted } from './formatFences.ts';
import type { Page } from 'mdx-source';
import { findSecrets } from './findSecrets.ts';
import { withoutDisabled } from './disableComments.ts';
import type { Ungraded } from './rules/index.ts';

/**
 * Finds secrets in notes and in their code, and code that isn't formatted the way
 * Prettier would. Unchanged notes come from the cache.
 *
 * @param notes - the notes to check
 * @param cache - of their problems; without it, every note is checked
 * @returns problems, without those that a comment disables
 */
export async function checkCode(
  notes: readonly Page[],
  cache?: Cache,
): Promise<Ungraded[]> {
  const problems: Ungraded[] = [];
  for (const note of notes) {
    const check = async () => [
      ...(await findSecrets(note)),
      ...(await findUnformatted(note)),
    ];
    const key = `code ${note.hash}`;
    const known = cache?.get<readonly Ungraded[]>(key);
    const found = known ?? (await check());
    if (!known) cache?.set(key, found);
    problems.push(...found);
  }
  return withoutDisabled(notes, problems);
}
