import groupRows, { type Row } from './groupRows.ts';
import usePageTexts from './usePageTexts.ts';
import useSearch from './useSearch.ts';

/**
 * The search, with its results as rows.
 *
 * @param query - as typed
 * @param list - id of the list of rows, from which theirs are derived
 */
export default function useRows(query: string, list: string) {
  const search = useSearch(query);
  const { opened, results } = search;
  const isPending = results?.text === 'pending';
  const textOf = usePageTexts(opened, isPending ? undefined : results?.hits);
  const groups = opened && results ? groupRows(opened, results, textOf) : [];
  const rows = groups.flatMap((group) => group.rows);
  const idOf = (row: Row) => `${list}${rows.indexOf(row)}`;
  return { ...search, groups, rows, idOf };
}
