/** How long a loop may keep the frame from answering, in ms. */
export const LOOP_LIMIT_MS = 1000;

const TURNS_BETWEEN_LOOKS = 1000;

/**
 * Makes the function that guarded loops call on each turn. The clock starts again whenever the
 * frame gets to run anything else, so many short loops are not taken for an endless one.
 *
 * @param now - milliseconds, `performance.now`
 * @returns `tick`, which throws when a loop ran for over {@link LOOP_LIMIT_MS}, and `reset`
 */
export function createTick(now: () => number): { tick: () => void; reset: () => void } {
  let start = now();
  let turns = 0;
  return {
    reset() {
      start = now();
      turns = 0;
    },
    tick() {
      turns += 1;
      if (turns % TURNS_BETWEEN_LOOKS === 0 && now() - start > LOOP_LIMIT_MS) {
        throw new Error(`Stopped: a loop ran for over ${LOOP_LIMIT_MS / 1000} s.`);
      }
    },
  };
}
