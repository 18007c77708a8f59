import logger from '@docusaurus/logger';

import { readPages } from 'mdx-source';
import { formatProblems, isError } from 'mdx-source/problems';
import { checkAll } from '../../notes/checks.ts';

/**
 * For `build`: checks all notes and their samples.
 *
 * @throws Error that lists all errors, and counts the warnings
 */
export async function checkForBuild(siteDir: string): Promise<void> {
  const notes = readPages(siteDir);
  if (notes.length === 0) {
    throw new Error(
      'The check-notes plugin checked 0 notes: docs, blog and src/pages contain none.',
    );
  }
  const { problems, missing } = await checkAll(siteDir, notes, {});
  if (missing !== '') logger.warn(missing);
  if (problems.length === 0) return;
  const errors = problems.filter(isError);
  if (errors.length === 0) logger.warn(formatProblems(problems, notes.length));
  else {
    const report = formatProblems(problems, notes.length, errors);
    throw new Error(`${report}\n\nCheck again with: npm run lint:notes`);
  }
}
