import { checkAll, type FullReport } from './checkAll.ts';

/** What the process answers: a report, or why there is none. */
export type CheckAnswer = { readonly report: FullReport } | { readonly error: string };

async function answer(root: string): Promise<CheckAnswer> {
  try {
    return { report: await checkAll(root) };
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', (root: string) => {
  void answer(root).then((reply) => process.send?.(reply));
});

// Nobody waits for a check of a server that has ended.
process.on('disconnect', () => process.exit());
