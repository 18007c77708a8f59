import { translate } from '@docusaurus/Translate';

/**
 * The word for how far a sample was checked.
 *
 * @param depth - run, compiled, parsed, failed; everything else was not checked
 */
export default function wordForDepth(depth: string): string {
  switch (depth) {
    case 'run':
      return translate({ id: 'notes.code.depth.run', message: 'run' });
    case 'compiled':
      return translate({ id: 'notes.code.depth.compiled', message: 'compiled' });
    case 'parsed':
      return translate({ id: 'notes.code.depth.parsed', message: 'parsed' });
    case 'failed':
      return translate({ id: 'notes.code.depth.failed', message: 'failed' });
    default:
      return translate({ id: 'notes.code.depth.unchecked', message: 'not checked' });
  }
}
