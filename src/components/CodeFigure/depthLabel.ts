import { translate } from '@docusaurus/Translate';
import type { SampleDepth } from 'sample-prover';

/** The word for how far a sample was checked. */
export default function depthLabel(depth: SampleDepth): string {
  const words: Readonly<Record<SampleDepth, string>> = {
    run: translate({ id: 'notes.code.depth.run', message: 'run' }),
    rendered: translate({ id: 'notes.code.depth.rendered', message: 'rendered' }),
    compiled: translate({ id: 'notes.code.depth.compiled', message: 'compiled' }),
    parsed: translate({ id: 'notes.code.depth.parsed', message: 'parsed' }),
    unchecked: translate({ id: 'notes.code.depth.unchecked', message: 'not checked' }),
    failed: translate({ id: 'notes.code.depth.failed', message: 'not proven' }),
  };
  return words[depth];
}
