// Change: adds a button that shows the image large; in a link the image keeps the link's duty.
import { useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Img from '@theme-original/MDXComponents/Img';
import type { Props } from '@theme/MDXComponents/Img';

import Enlarge from '../../../components/Enlarge';
import styles from './styles.module.css';

/** An image of a note. */
export default function EnlargeableImg(props: Props): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <span ref={ref} className={styles.image}>
      <Img {...props} />
      <Enlarge
        className={styles.tool}
        label={translate(
          { id: 'notes.image.enlarge', message: 'Enlarge the image: {alt}' },
          { alt: props.alt ?? '' },
        )}
        picture={() => ref.current?.querySelector('img')}
      />
    </span>
  );
}
