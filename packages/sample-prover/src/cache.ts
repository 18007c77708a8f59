import path from 'node:path';

import type { Fault, Note } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { openStore, type Store } from './store.ts';

/** What was found about one note. */
export type NoteResult = {
  readonly faults: readonly Fault[];
  readonly verdicts: readonly Verdict[];
};

/** Where results are kept as a rule. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/personal-notes');
}

/** Opens what earlier runs found about whole notes. */
export function openNotes(folder: string): Store<NoteResult> {
  return openStore(path.join(folder, 'samples-by-note.jsonl'));
}

/** Key of a whole note; it costs no parsing. */
export function noteKey({ hash }: Pick<Note, 'hash'>, fingerprint: string): string {
  return `${hash}:${fingerprint}`;
}
