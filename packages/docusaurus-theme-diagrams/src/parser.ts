import { describeError, type DiagramError } from './draw/describeError.ts';
import { loadMermaid } from './draw/loadMermaid.ts';

/**
 * Loads mermaid's parser, in the version that draws. Like the drawing it needs a process or worker of
 * its own, because mermaid needs a global `window`.
 *
 * @returns a function that checks a diagram's source
 */
export async function loadParser(): Promise<
  (source: string) => Promise<DiagramError | undefined>
> {
  const mermaid = await loadMermaid();
  return (source) =>
    mermaid.parse(source).then(
      () => undefined,
      (error: Error) => describeError(source, error),
    );
}
