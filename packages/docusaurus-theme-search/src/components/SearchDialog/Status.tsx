import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

import styles from './styles.module.css';
import type { SearchState } from './useSearch.ts';

function Found({ query, count, mistyped }: SearchState) {
  const { selectMessage } = usePluralForm();
  if (count === 0) {
    return (
      <Translate id="theme.search.none" values={{ query }}>
        {'Nothing found for “{query}”. Try fewer words, or browse all pages.'}
      </Translate>
    );
  }
  const counted = translate(
    {
      id: 'theme.search.count',
      message: 'one page|{count} pages',
      description: 'How many pages were found; singular and plural, split by a bar',
    },
    { count },
  );
  return (
    <>
      {selectMessage(count, counted)}
      {mistyped.length > 0 && (
        <Translate id="theme.search.mistyped" values={{ words: mistyped.join(', ') }}>
          {' · nothing contains “{words}”, showing similar words'}
        </Translate>
      )}
    </>
  );
}

const titlesOnly = (
  <Translate id="theme.search.titlesOnly">
    Only titles and topics are searched here: the development server doesn't index the
    text.
  </Translate>
);

const textFailed = (
  <Translate id="theme.search.textFailed">
    The full-text index did not load: these results are titles and headings only.
  </Translate>
);

type Props = {
  readonly results: SearchState | undefined;
  /** Whether full-text search is available. */
  readonly hasText: boolean;
};

/**
 * Announces the number of results once the reader pauses, and what couldn't be searched.
 */
export default function Status({ results, hasText }: Props) {
  const isDone = results && results.query !== '' && results.text !== 'pending';
  const warning = hasText ? results?.text === 'failed' && textFailed : titlesOnly;
  return (
    <p role="status" className={styles.status}>
      {isDone && <Found {...results} />}
      {isDone && warning && ' · '}
      {results && warning}
    </p>
  );
}
