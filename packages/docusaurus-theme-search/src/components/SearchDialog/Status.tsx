import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

import styles from './styles.module.css';
import type { SearchState } from './useSearch.ts';

type Props = {
  readonly results: SearchState | undefined;
  readonly isIdle: boolean;
  /** Whether full-text search is available. */
  readonly hasText: boolean;
};

function Warning({ results, hasText }: Omit<Props, 'isIdle'>) {
  if (!hasText) {
    return (
      <Translate id="theme.search.titlesOnly">
        Only titles and topics are searched here: the development server doesn't index the
        text.
      </Translate>
    );
  }
  return (
    results?.text === 'failed' && (
      <Translate id="theme.search.textFailed">
        The full-text index did not load: these results are titles and headings only.
      </Translate>
    )
  );
}

function NoResults({ query, hits }: SearchState) {
  return (
    <>
      <Translate id="theme.search.none" values={{ query }}>
        {'Nothing found for “{query}”.'}
      </Translate>{' '}
      {hits.length > 0 ? (
        <Translate id="theme.search.nearest">Closest titles:</Translate>
      ) : (
        <Translate id="theme.search.hint">Try fewer words, or browse an area.</Translate>
      )}
    </>
  );
}

function Mistyped({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Translate id="theme.search.mistyped" values={{ words: words.join(', ') }}>
      {' · nothing contains “{words}”, showing similar words'}
    </Translate>
  );
}

/**
 * Announces the number of results once the reader pauses, and what couldn't be searched.
 */
export default function Status({ results, isIdle, hasText }: Props) {
  const { selectMessage } = usePluralForm();
  const count = results?.count ?? 0;
  const counted = translate(
    {
      id: 'theme.search.count',
      message: 'one page|{count} pages',
      description: 'How many pages were found; singular and plural, split by a bar',
    },
    { count },
  );
  const isDone = results && !isIdle && results.text !== 'pending';
  const hasWarning = !hasText || results?.text === 'failed';
  const message = results?.isSuggestion ? (
    <NoResults {...results} />
  ) : (
    selectMessage(count, counted)
  );
  return (
    <p role="status" className={styles.status}>
      {isDone && message}
      {isDone && <Mistyped words={results.mistyped} />}
      {isDone && hasWarning && ' · '}
      {results && <Warning results={results} hasText={hasText} />}
    </p>
  );
}
