/** The steps of a check; what they find is kept by the caller. */
type Steps<Notes> = {
  /** Reads the notes, checks everything but their samples, and returns a function that keeps the result. */
  readonly checkTexts: () => Promise<() => Notes>;
  readonly checkSamples: (notes: Notes) => Promise<void>;
  /** @param isComplete - whether everything was checked since the last save */
  readonly show: (isComplete: boolean) => void;
};

/**
 * Runs the checks of a session. A check that a newer one has overtaken doesn't replace its results, and
 * results count as complete only if they include the last save.
 */
export function startChecks<Notes>({ checkTexts, checkSamples, show }: Steps<Notes>) {
  let saves = 0;
  /** The notes whose texts were checked last. */
  let latest: Notes | undefined;
  let samplesChecked = Promise.resolve();
  return {
    /** Has to be called at each save, before the check that follows. */
    noticeSave: (): void => void (saves += 1),
    /** Checks the texts immediately, then the samples, which take seconds. */
    check: async (): Promise<void> => {
      const before = saves;
      const keep = await checkTexts();
      // Another check follows the save that has happened in the meantime.
      if (before !== saves) return;
      const notes = (latest = keep());
      show(false);
      samplesChecked = samplesChecked
        .catch(() => undefined) // reported by the check that failed
        .then(async () => {
          if (notes !== latest) return;
          await checkSamples(notes);
          show(notes === latest && before === saves);
        });
      await samplesChecked;
    },
  };
}
