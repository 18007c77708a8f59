import { useId, useState, type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';
import { PAGE_LIST } from '../../pageList.ts';
import PanelBody from './PanelBody.tsx';
import QueryField from './QueryField.tsx';
import styles from './styles.module.css';
import useActiveRow from './useActiveRow.ts';
import useQueryInUrl from './useQueryInUrl.ts';
import useRows from './useRows.ts';

type Props = {
  readonly text: string;
  /** Called when the reader navigates to a page. */
  readonly onNavigate: () => void;
};

/** The field and the results. */
export default function Panel({ text, onNavigate }: Props) {
  const list = useId();
  const [query, setQuery] = useState(text);
  const writeQuery = useQueryInUrl(query);
  const search = useRows(query, list);
  const { active, onKeyDown } = useActiveRow(search.rows.map(search.idOf), query);

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
          aria-expanded={search.rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          <Translate id="theme.search.close">Close</Translate>
        </Button>
      </div>
      <PanelBody search={search} id={list} active={active} onChoose={leave} />
      <div className={styles.foot}>
        <Link to={PAGE_LIST} onClick={leave}>
          <Translate id="theme.search.all">All pages</Translate>
        </Link>
      </div>
    </div>
  );
}
