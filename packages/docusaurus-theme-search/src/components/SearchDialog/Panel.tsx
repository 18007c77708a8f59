import { useId, useState, type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button, ErrorNotice } from 'docusaurus-ui';
import { PAGE_LIST } from '../../pageList.ts';
import groupRows, { type Row } from './groupRows.ts';
import Areas from './Areas.tsx';
import QueryField from './QueryField.tsx';
import Results from './Results.tsx';
import Status from './Status.tsx';
import styles from './styles.module.css';
import useActiveRow from './useActiveRow.ts';
import useQueryInUrl from './useQueryInUrl.ts';
import useSearch from './useSearch.ts';
import usePageTexts from './usePageTexts.ts';

type Props = {
  readonly text: string;
  /** Called when the reader navigates to a page. */
  readonly onNavigate: () => void;
};

/** The field and the results. */
export default function Panel({ text, onNavigate }: Props) {
  const list = useId();
  const [query, setQuery] = useState(text);
  const { opened, error, retry, results } = useSearch(query);
  const writeQuery = useQueryInUrl(query);
  const isPending = results?.text === 'pending';
  const textOf = usePageTexts(opened, isPending ? undefined : results?.hits);
  const groups = opened && results ? groupRows(opened, results, textOf) : [];
  const rows = groups.flatMap((group) => group.rows);
  const idOf = (row: Row) => `${list}${rows.indexOf(row)}`;
  const { active, onKeyDown } = useActiveRow(rows.map(idOf), query);

  function leave({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
    if (metaKey || ctrlKey || shiftKey || altKey) return; // opens another tab or window
    writeQuery(query);
    onNavigate();
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <QueryField
          value={query}
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          <Translate id="theme.search.close">Close</Translate>
        </Button>
      </div>
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
          id={list}
          groups={groups}
          isMatch={results?.isMatch ?? (() => false)}
          active={active}
          idOf={idOf}
          onChoose={leave}
        />
        {opened && results?.count === 0 && !isPending && (
          <Areas pages={opened.pages} onChoose={leave} />
        )}
      </div>
      <div className={styles.foot}>
        <Link to={PAGE_LIST} onClick={leave}>
          <Translate id="theme.search.all">All pages</Translate>
        </Link>
      </div>
    </div>
  );
}
