import type { SampleSums } from 'sample-prover';

import type { Disclaimer, Kind, Status } from '../front-matter/index.ts';

export type { SampleSums } from 'sample-prover';

/** A day for machines and for readers, written while the site is built. */
export type Day = { readonly iso: string; readonly text: string };

/** What the head of a note says about it. */
export type NoteFacts = {
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  readonly status: Status;
  readonly verified: Day;
  /** Last change in the history; unknown outside a repository or where dates are left out. */
  readonly changed?: Day | undefined;
  /** The file's history on the code host. */
  readonly historyUrl?: string | undefined;
  /** Minutes the note takes to read. */
  readonly minutes: number;
  readonly topics: readonly string[];
  /** Missing when the note shows no samples. */
  readonly samples?: SampleSums | undefined;
  /** Last day the facts are trusted. */
  readonly until?: Day | undefined;
  /** Whether that day was past when the site was built. */
  readonly stale?: boolean | undefined;
  /** What a seedling still lacks to be a complete note, in a few words each. */
  readonly lacks?: readonly string[] | undefined;
  readonly lang?: 'zh-Hans' | undefined;
  readonly disclaimer?: Disclaimer | undefined;
};
