/** How long a check waits, in ms: for the site to be up before it takes part of the machine, then for the page to be shown again after an edit. */
const PATIENCE = { first: 20_000, later: 3_000 };

/**
 * Makes a check that stays out of the way, for `npm start`: it waits until the site is up, and
 * begins again when it was asked for meanwhile.
 *
 * @param check - the work; tells what it found by itself, unless `isOutdated`: it was asked for again
 *   since it began, and does it all once more
 * @param onError - called with what it throws
 * @returns asks for a check; cheap to call on every change
 */
export function checkLater(
  check: (isOutdated: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
  { first, later } = PATIENCE,
): () => void {
  let isAsked = false;
  let isBusy = false;
  let patience = first;
  const work = async () => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await check(() => isAsked).catch(onError);
    }
    isBusy = false;
    patience = later;
  };
  return () => {
    if (!isAsked && !isBusy) setTimeout(() => void work(), patience).unref();
    isAsked = true;
  };
}
