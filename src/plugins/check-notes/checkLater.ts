/** What is checked in the background, and who is told. */
export type Background<Report> = {
  readonly check: () => Promise<Report>;
  readonly onReport: (report: Report) => void;
  readonly onError: (error: unknown) => void;
};

/** How long a check waits after it was asked for, in milliseconds. */
export type Patience = {
  /** For the site to be up before the checks take part of the machine. */
  readonly first: number;
  /** For the page to be shown again after an edit. */
  readonly later: number;
};

const PATIENCE: Patience = { first: 20_000, later: 3_000 };

/**
 * Makes a check that stays out of the way, for `npm start`: it waits until the site is up, and
 * begins again when it was asked for meanwhile.
 *
 * @returns asks for a check; cheap to call on every change
 */
export function checkLater<Report>(
  { check, onReport, onError }: Background<Report>,
  { first, later } = PATIENCE,
): () => void {
  let isAsked = false;
  let isBusy = false;
  let patience = first;
  const work = async () => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await check().then(onReport).catch(onError);
    }
    isBusy = false;
    patience = later;
  };
  return () => {
    if (!isAsked && !isBusy) setTimeout(() => void work(), patience).unref();
    isAsked = true;
  };
}
