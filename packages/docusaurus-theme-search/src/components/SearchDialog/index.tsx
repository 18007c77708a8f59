import { useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';

import { ErrorNotice, useModalDialog, useSetQueryParameter } from 'docusaurus-ui';
import Panel from './Panel.tsx';
import styles from './styles.module.css';

/** Props of the dialog, which is open as long as it is mounted. */
type Props = {
  /** Returns what was typed before the dialog had loaded. */
  readonly getText: () => string;
  readonly onClose: () => void;
};

/** The search dialog. An error boundary keeps its errors inside it. */
export default function SearchDialog({ getText, onClose }: Props) {
  const [text] = useState(getText);
  const setQueryParameter = useSetQueryParameter();
  const ref = useModalDialog(() => {
    setQueryParameter('q', '');
    onClose();
  });
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={translate({ id: 'theme.search.dialog', message: 'Search' })}
    >
      <ErrorBoundary
        fallback={({ error, tryAgain }) => (
          <ErrorNotice onRetry={tryAgain}>{error.message}</ErrorNotice>
        )}
      >
        <Panel text={text} onNavigate={onClose} />
      </ErrorBoundary>
    </dialog>
  );
}
