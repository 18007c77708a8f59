import { useEffect, useState, type KeyboardEvent } from 'react';

/** The index that a key moves to; `undefined` for keys that don't move. */
function step(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  return undefined;
}

/**
 * The row selected with the arrow keys. Every new query selects the first one.
 *
 * @param ids - the rows' element ids
 * @param query - the query that found them
 */
export default function useActiveRow(ids: readonly string[], query: string) {
  const [selected, setSelected] = useState({ query, index: 0 });
  const index = selected.query === query ? Math.min(selected.index, ids.length - 1) : 0;
  const active = ids[index];

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.shiftKey || ids.length === 0) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
    const next = step(event.key, index, ids.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected({ query, index: next });
  }

  return { active, onKeyDown };
}
