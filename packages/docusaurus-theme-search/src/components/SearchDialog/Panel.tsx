import { useId, useState, type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { FILTERS, type Choice } from '../../engine/filters';
import { LoadFailure } from 'docusaurus-ui';
import NoteFilters from '../NoteFilters';
import nameOption from '../NoteFilters/nameOption';
import groupRows, { type Row } from './groupRows';
import Recent from './Recent';
import { keepRecent } from './recent';
import Results from './Results';
import Status from './Status';
import styles from './styles.module.css';
import useActiveRow from './useActiveRow';
import useAddress from './useAddress';
import useSearch from './useSearch';
import useTexts from './useTexts';

export type Props = {
  readonly text: string;
  /** Called when the reader navigates to a note or a page. */
  readonly onLeave: () => void;
};

function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The field, the filters and the results. */
export default function Panel({ text, onLeave }: Props) {
  const list = useId();
  const [query, setQuery] = useState(text);
  const [choice, setChoice] = useState<Choice>({});
  const { opened, error, retry, results } = useSearch(query, choice);
  const writeAddress = useAddress(query);
  const hits = results?.hits ?? [];
  const textOf = useTexts(opened, results?.text === 'pending' ? undefined : hits);
  const groups = opened && results ? groupRows(opened, results, textOf) : [];
  const rows = groups.flatMap((group) => group.rows);
  const idOf = (row: Row) => `${list}${rows.indexOf(row)}`;
  const { active, onKeyDown } = useActiveRow(rows.map(idOf), query);
  const isIdle = hits.length === 0 && query.trim() === '';

  function leave(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    writeAddress(query);
    onLeave();
  }

  function choose(event: MouseEvent): void {
    if (isPlainPress(event)) keepRecent(query.trim());
    leave(event);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          type="text"
          role="combobox"
          className={styles.input}
          value={query}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={translate({ id: 'notes.search.field', message: 'Search notes' })}
          placeholder={translate({ id: 'notes.search.field', message: 'Search notes' })}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <form method="dialog">
          <button type="submit" className={styles.close}>
            <Translate id="notes.search.close">Close</Translate>
          </button>
        </form>
      </div>
      {opened && (
        <details className={styles.filters}>
          <summary>
            <Translate id="notes.search.filters">Filters</Translate>
            {FILTERS.map((filter) => {
              const value = choice[filter];
              return value && ` · ${nameOption(filter, value)}`;
            })}
          </summary>
          <NoteFilters
            notes={opened.notes}
            choice={choice}
            onChoose={(filter, value) => setChoice({ ...choice, [filter]: value })}
          />
        </details>
      )}
      <div className={styles.body} tabIndex={rows.length > 0 ? 0 : undefined}>
        {error ? (
          <LoadFailure className={styles.status} onRetry={retry}>
            <Translate id="notes.search.noIndex">
              The list of notes did not load, so search isn't available.
            </Translate>
          </LoadFailure>
        ) : (
          <Status results={results} isIdle={isIdle} hasText={opened?.hasText ?? true} />
        )}
        {isIdle && <Recent onPick={setQuery} />}
        <Results
          id={list}
          groups={groups}
          query={query}
          active={active}
          idOf={idOf}
          onChoose={choose}
        />
      </div>
      <div className={styles.foot}>
        <Link to="/" onClick={leave}>
          <Translate id="notes.search.all">All notes</Translate>
        </Link>
      </div>
    </div>
  );
}
