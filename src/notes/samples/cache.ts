import path from 'node:path';

import type { Fault, Note } from '../note/index.ts';
import type { Verdict } from './fences/index.ts';
import type { Outcome } from './checker.ts';
import { openStore, type Store } from './store.ts';

/** What was found about one note. */
export type NoteResult = {
  readonly faults: readonly Fault[];
  readonly verdicts: readonly Verdict[];
};

/** Results that are kept between runs: of whole notes, and of single jobs of changed notes. */
export type Cache = {
  readonly notes: Store<NoteResult>;
  /** Opened when the first note has changed. */
  readonly jobs: () => Store<readonly Outcome[]>;
};

/** Where results are kept as a rule. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/personal-notes');
}

/** Opens the results of earlier runs. */
export function openCache(folder: string): Cache {
  let jobs: Store<readonly Outcome[]> | undefined;
  return {
    notes: openStore(path.join(folder, 'samples-by-note.jsonl')),
    jobs: () => (jobs ??= openStore(path.join(folder, 'samples-by-job.jsonl'))),
  };
}

/** Key of a whole note; it costs no parsing. */
export function noteKey({ hash }: Pick<Note, 'hash'>, fingerprint: string): string {
  return `${hash}:${fingerprint}`;
}
