import { checkAll } from './checks.ts';
import { describePages } from './writePages.ts';

/** Runs every check on every note; the report is plain data, so it can be sent between processes. */
async function report(root: string) {
  const { samples, notes, ...found } = await checkAll(root, { workers: 1 });
  const { faults, checked } = samples;
  return {
    ...found,
    notes: notes.length,
    samples: faults,
    checked,
    pages: describePages(samples),
  };
}

/** Everything the checks found, with the page state of each note whose samples were checked. */
export type FullReport = Awaited<ReturnType<typeof report>>;

/** The process's reply: a report, or the error that prevented it. */
export type CheckAnswer = { readonly report: FullReport } | { readonly error: string };

process.on('message', (root: string) => {
  void report(root)
    .then(
      (found): CheckAnswer => ({ report: found }),
      (error: unknown): CheckAnswer => ({ error: String(error) }),
    )
    .then((answer) => process.send?.(answer));
});

// The parent has exited, so nobody needs the result.
process.on('disconnect', () => process.exit());
