import type { Page } from 'mdx-source';

import { withoutIgnored } from './ignoreComments.ts';
import { findSecrets } from './findSecrets.ts';
import { findUnformatted } from './fix/formatFences.ts';
import { mergeFixes } from './fix/mergeFixes.ts';
import type { Ungraded } from './ungraded.ts';

/**
 * Finds secrets in a note and in its code, and code that isn't formatted the way
 * Prettier would.
 *
 * @param fixCommand - the command, before a file, that formats code
 * @returns problems, without those that a comment disables
 */
export async function checkCode(note: Page, fixCommand?: string): Promise<Ungraded[]> {
  const found = [...(await findSecrets(note)), ...(await findUnformatted(note))];
  return mergeFixes(withoutIgnored([note], found), fixCommand);
}
