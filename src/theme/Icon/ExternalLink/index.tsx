// Change: an arrow character in the text's own font instead of an SVG, labelled for screen readers.
import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

export default function IconExternalLink() {
  return (
    <>
      {' '}
      <span
        role="img"
        className={styles.sign}
        aria-label={translate({
          id: 'notes.externalLink.label',
          message: '(opens in a new tab)',
        })}
      >
        ↗
      </span>
    </>
  );
}
