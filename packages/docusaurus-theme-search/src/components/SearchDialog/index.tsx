import { useState } from 'react';
import { translate } from '@docusaurus/Translate';

import { useModalDialog, useWriteParameter, Contained } from 'docusaurus-ui';
import Panel from './Panel';
import styles from './styles.module.css';

/** Props of the dialog, which is open as long as it is mounted. */
export type Props = {
  /** Returns what was typed before the dialog had loaded. */
  readonly takeText: () => string;
  readonly onClose: () => void;
};

/** The search dialog. An error boundary keeps its errors inside it. */
export default function SearchDialog({ takeText, onClose }: Props) {
  const [text] = useState(takeText);
  const writeParameter = useWriteParameter();
  const ref = useModalDialog(() => {
    writeParameter('q', '');
    onClose();
  });
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={translate({ id: 'notes.search.dialog', message: 'Search' })}
    >
      <Contained>
        <Panel text={text} onLeave={onClose} />
      </Contained>
    </dialog>
  );
}
