import type { ComponentProps } from 'react';
import Translate from '@docusaurus/Translate';

import { ErrorNotice } from 'docusaurus-ui';
import Results from './Results.tsx';
import Status from './Status.tsx';
import styles from './styles.module.css';
import type useRows from './useRows.ts';

type Props = Pick<ComponentProps<typeof Results>, 'id' | 'active' | 'onChoose'> & {
  readonly search: ReturnType<typeof useRows>;
};

/** What was found, or why nothing can be. */
export default function PanelBody({ search, ...props }: Props) {
  const { opened, error, retry, results, groups, rows, idOf } = search;
  return (
    <div className={styles.body} tabIndex={rows.length > 0 ? 0 : undefined}>
      {error ? (
        <ErrorNotice className={styles.status} onRetry={retry}>
          <Translate id="theme.search.noIndex">
            The index did not load, so search isn't available.
          </Translate>
        </ErrorNotice>
      ) : (
        <Status results={results} hasText={opened?.hasText ?? true} />
      )}
      <Results
        groups={groups}
        isMatch={results?.isMatch ?? (() => false)}
        idOf={idOf}
        {...props}
      />
    </div>
  );
}
