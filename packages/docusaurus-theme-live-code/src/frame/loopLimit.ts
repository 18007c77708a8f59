/** How long a loop may block the frame. */
export const LOOP_LIMIT_MS = 1000;

const ITERATIONS_BETWEEN_CHECKS = 1000;

/**
 * Creates the function that guarded loops call on each iteration. The clock restarts whenever the
 * frame runs anything else, so that many short loops don't count as an infinite one.
 *
 * @param now - milliseconds, `performance.now`
 * @returns `tick`, which throws when a loop has run for over {@link LOOP_LIMIT_MS}, and `reset`
 */
export function createTick(now: () => number): { tick: () => void; reset: () => void } {
  let start = now();
  let iterations = 0;
  return {
    reset() {
      start = now();
      iterations = 0;
    },
    tick() {
      iterations += 1;
      if (iterations % ITERATIONS_BETWEEN_CHECKS === 0 && now() - start > LOOP_LIMIT_MS) {
        throw new Error(`Stopped: a loop ran for over ${LOOP_LIMIT_MS / 1000} s.`);
      }
    },
  };
}
