import { checkAll } from './checkSite.ts';
import { describePages } from './writePages.ts';

/** Checks all there is about all notes; what is found is plain data. */
async function report(root: string) {
  const { samples, notes, ...found } = await checkAll(root, { workers: 1, isIdle: true });
  const { faults, checked } = samples;
  return {
    ...found,
    notes: notes.length,
    samples: faults,
    checked,
    pages: describePages(samples),
  };
}

/** All that the checks found, with the pages of the notes whose samples were looked at. */
export type FullReport = Awaited<ReturnType<typeof report>>;

/** What the process answers: a report, or why there is none. */
export type CheckAnswer = { readonly report: FullReport } | { readonly error: string };

process.on('message', (root: string) => {
  void report(root)
    .then(
      (found): CheckAnswer => ({ report: found }),
      (error: unknown): CheckAnswer => ({ error: String(error) }),
    )
    .then((answer) => process.send?.(answer));
});

// Nobody waits for a check of a server that has ended.
process.on('disconnect', () => process.exit());
