/** Delay before a check, in ms: first until the site is up, later until the page has reloaded after an edit. */
const PATIENCE = { first: 20_000, later: 3_000 };

/**
 * Wraps a check so that it stays out of the way in `npm start`: it waits until the site is up, and
 * runs again if it was requested while it was running.
 *
 * @param check - the check itself; reports its own results unless `isOutdated` returns true, which
 *   means that another check was requested in the meantime and it will run again
 * @param onError - called with any error that `check` throws
 * @returns a function that requests a check; cheap to call on every change
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
