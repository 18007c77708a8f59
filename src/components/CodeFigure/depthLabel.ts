import { translate } from '@docusaurus/Translate';

/**
 * The word for how far a sample was checked.
 *
 * @param depth - `run`, `rendered`, `compiled`, `parsed` or `failed`; anything else means not checked
 */
export default function depthLabel(depth: string): string {
  const words: Readonly<Record<string, string>> = {
    run: translate({ id: 'notes.code.depth.run', message: 'run' }),
    rendered: translate({ id: 'notes.code.depth.rendered', message: 'rendered' }),
    compiled: translate({ id: 'notes.code.depth.compiled', message: 'compiled' }),
    parsed: translate({ id: 'notes.code.depth.parsed', message: 'parsed' }),
    failed: translate({ id: 'notes.code.depth.failed', message: 'not proven' }),
  };
  return (
    words[depth] ??
    translate({ id: 'notes.code.depth.unchecked', message: 'not checked' })
  );
}
