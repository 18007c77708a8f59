import logger from '@docusaurus/logger';

import { readPages } from 'mdx-source';
import { formatProblems, isError } from 'mdx-source/problems';
import { formatMissing } from 'sample-prover';
import { checkAll } from '../../notes/checks.ts';

/**
 * For `build`: checks all notes and their samples.
 *
 * @throws Error with a report of all problems if any of them is an error
 */
export async function checkForBuild(root: string): Promise<void> {
  const notes = readPages(root);
  if (notes.length === 0) {
    throw new Error(
      'The check-notes plugin checked 0 notes: docs, blog and src/pages contain none.',
    );
  }
  const { problems, verdicts } = await checkAll(root, notes, {});
  const missing = formatMissing(verdicts);
  if (missing !== '') logger.warn(missing);
  if (problems.length === 0) return;
  const report = formatProblems(problems, notes.length);
  if (problems.some(isError))
    throw new Error(`${report}\n\nCheck again with: npm run lint:notes`);
  logger.warn(report);
}
