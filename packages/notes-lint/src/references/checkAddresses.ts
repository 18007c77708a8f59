import type { Fault } from 'mdx-source';
import type { Site, Target } from './resolve.ts';

/**
 * Finds notes with one URL: Docusaurus writes both pages to one file, and only one is kept. It treats `/x`
 * and `/x/` as two routes, so `onDuplicateRoutes` says nothing about those.
 */
export function checkAddresses({ notes }: Site): Fault[] {
  const first = new Map<string, Target>();
  return notes.flatMap((note): Fault[] => {
    if (note.isDraft) return [];
    const address = note.permalink.replace(/\/$/, '');
    const other = first.get(address);
    first.set(address, other ?? note);
    if (!other) return [];
    return [
      {
        file: note.file,
        line: 1,
        rule: 'links/address',
        severity: 'warning',
        message: `The URL ${address} is also that of ${other.file}; only one of the two pages is kept.`,
        remedy: 'Rename one of the files, or give it another slug.',
      },
    ];
  });
}
