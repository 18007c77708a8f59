import { startStaticHost, type Answer, type StaticHost } from '../staticHost.ts';

/** A host whose answers are counted. */
export type WatchedHost = StaticHost & {
  /** Everything that was sent since the last call. */
  readonly takeAnswers: () => Answer[];
  /** Waits until nothing was sent for a while, such as prefetching after the load. */
  readonly untilQuiet: (milliseconds: number) => Promise<void>;
};

const PATIENCE_MS = 30_000;

/**
 * Serves a build the way hosts that compress ahead of time do, on a free port, and counts what it
 * sends: also what a service worker asks for, which the page's own tools do not see.
 *
 * @param directory - the built site
 * @param baseUrl - the path it was built for
 */
export async function watchHost(
  directory: string,
  baseUrl: string,
): Promise<WatchedHost> {
  let answers: Answer[] = [];
  let last = Date.now();
  const onAnswer = (answer: Answer) => {
    answers.push(answer);
    last = Date.now();
  };
  // Bare, like the hosts that other generators were measured on.
  const options = { directory, baseUrl, port: 0, brotliQuality: 11, isBare: true };
  const host = await startStaticHost({ ...options, onAnswer });
  return {
    ...host,
    takeAnswers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    untilQuiet: async (milliseconds) => {
      const started = Date.now();
      last = started;
      while (Date.now() - last < milliseconds && Date.now() - started < PATIENCE_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
