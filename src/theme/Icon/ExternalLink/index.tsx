// Change: an arrow in the text's own face instead of a drawing, named for screen readers.
import { translate } from '@docusaurus/Translate';

export default function IconExternalLink() {
  return (
    <span
      role="img"
      aria-label={translate({
        id: 'notes.externalLink.label',
        message: '(opens in a new tab)',
      })}
    >
      {' ↗'}
    </span>
  );
}
