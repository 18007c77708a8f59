import { useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import Translate, { translate } from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';
import styles from './styles.module.css';
import Viewer from './Viewer.tsx';

type Props = {
  /** Returns the diagram to show. */
  readonly picture: () => Element | null | undefined;
  /** Ref of the button, for other elements that open the diagram. */
  readonly ref: Ref<HTMLButtonElement>;
};

/** A button that opens a diagram in full size. */
export default function Enlarge({ picture, ref }: Props) {
  const [shown, setShown] = useState<Element | null>();
  const label = translate({
    id: 'theme.diagram.enlarge',
    message: 'Enlarge the diagram',
  });
  return (
    <>
      <Button
        small
        ref={ref}
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setShown(picture())}
      >
        <Translate id="theme.enlarge" description="Opens a picture in full size">
          Enlarge
        </Translate>
      </Button>
      {shown &&
        createPortal(
          <Viewer picture={shown} label={label} onClose={() => setShown(null)} />,
          document.body,
        )}
    </>
  );
}
