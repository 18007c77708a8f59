import { useEffect, useState, type KeyboardEvent } from 'react';

/** How far a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

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
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSelected({ query, index: (index + step + ids.length) % ids.length });
  }

  return { active, onKeyDown };
}
