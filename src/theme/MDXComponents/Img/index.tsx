// Change: adds a button that enlarges the image; a linked image still follows its link. An image that
// fails to load is replaced by a message.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Img from '@theme-original/MDXComponents/Img';
import type { Props } from '@theme/MDXComponents/Img';

import { Enlarge } from 'docusaurus-theme-diagrams/client';
import styles from './styles.module.css';

/** An image in a note. */
export default function EnlargeableImg(props: Props): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    // It may have failed before hydration, so `onError` didn't fire.
    const image = ref.current?.querySelector('img');
    if (image?.complete) image.decode().catch(() => setIsMissing(true));
  }, []);
  if (isMissing) {
    return (
      <span className={styles.missing}>
        <Translate id="notes.image.missing" values={{ alt: props.alt ?? '' }}>
          {'This image is not saved on your device and could not be loaded: {alt}'}
        </Translate>
      </span>
    );
  }
  return (
    <span ref={ref} className={styles.image}>
      <Img {...props} onError={() => setIsMissing(true)} />
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
