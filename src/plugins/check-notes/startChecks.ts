/** The steps of a check; what they find is kept by the caller. */
type Steps<Notes> = {
  /** Reads the notes, checks everything but their samples, and returns a function that keeps the result. */
  readonly checkTexts: () => Promise<() => Notes>;
  /** @param isLatest - whether no newer texts have been checked; if so, the rest of the samples can wait */
  readonly checkSamples: (notes: Notes, isLatest: () => boolean) => Promise<void>;
  /** @param isComplete - whether everything was checked since the last save */
  readonly show: (isComplete: boolean) => void;
};

/**
 * Runs steps one after the other; a step that failed is reported by who asked for it. `scripts/cli/queueReloads.mjs` can't
 * share this, because it runs before TypeScript can be loaded.
 */
function openQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(step: () => Promise<T>): Promise<T> => {
    const next = last.then(step, step);
    last = next;
    return next;
  };
}

/**
 * Runs the checks of a session. A check that a newer one has overtaken doesn't replace its results, and
 * results count as complete only if they include the last save.
 */
export function startChecks<Notes>({ checkTexts, checkSamples, show }: Steps<Notes>) {
  let saves = 0;
  /** The notes whose texts were checked last. */
  let latest: Notes | undefined;
  // Two checks at once would find the same: nothing that one caches is there when the other begins.
  const [queueTexts, queueSamples] = [openQueue(), openQueue()];
  return {
    /** Has to be called at each save, before the check that follows. */
    noticeSave: (): void => void (saves += 1),
    /** Checks the texts as soon as possible, then the samples, which take seconds. */
    check: async (): Promise<void> => {
      const before = saves;
      const notes = await queueTexts(async () => {
        // Another check follows the save that has happened in the meantime.
        const keep = before === saves ? await checkTexts() : undefined;
        return before === saves ? keep?.() : undefined;
      });
      if (notes === undefined) return;
      latest = notes;
      show(false);
      const isLatest = () => notes === latest;
      await queueSamples(async () => {
        if (!isLatest()) return;
        await checkSamples(notes, isLatest);
        show(isLatest() && before === saves);
      });
    },
  };
}
