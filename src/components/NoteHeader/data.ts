import type { Status } from 'notes-lint';
import type { SampleSums } from 'sample-prover';

/** A date in ISO format and formatted for readers, both computed during the build. */
export type Day = { readonly iso: string; readonly text: string };

/** What a note's header shows. */
export type NoteFacts = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly status?: Status | undefined;
  readonly verified?: Day | undefined;
  /**
   * Date of the last commit, which may have fixed only a comma; `undefined` outside a repository or when dates
   * are turned off.
   */
  readonly edited?: Day | undefined;
  /** Minutes the note takes to read. */
  readonly minutes: number;
  readonly topics: readonly string[];
  /** `undefined` if the note has no samples. */
  readonly samples?: SampleSums | undefined;
  /** Last day on which the facts are trusted. */
  readonly until?: Day | undefined;
  /** Whether that day had passed when the site was built. */
  readonly stale?: boolean | undefined;
  /** What a seedling still needs to be complete, in a few words each. */
  readonly lacks?: readonly string[] | undefined;
  readonly lang?: string | undefined;
  readonly disclaimer?: string | undefined;
};

/** When the note was last edited, if that's later than when it was verified. */
export function editAfterVerification({ edited, verified }: NoteFacts): Day | undefined {
  return edited && edited.iso > (verified?.iso ?? '') ? edited : undefined;
}
