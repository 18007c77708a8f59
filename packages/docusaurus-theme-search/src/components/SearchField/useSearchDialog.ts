import { useEffect, useRef, useState } from 'react';

import { useLazy } from 'docusaurus-ui';
import loadSearch from './loadSearch.ts';

/**
 * Loads the dialog once it's wanted, and opens and closes it.
 *
 * @param text - the initial value of the field that opens it
 * @returns the ref for that field, whose value the dialog takes over; the dialog, and what it takes to show it
 */
export default function useSearchDialog(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const origin = useRef<Element | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { value: module, error, retry } = useLazy(loadSearch, isWanted);
  const want = () => setWanted(true);

  function open(query?: string): void {
    if (field.current && query !== undefined) field.current.value = query;
    origin.current ??= document.activeElement;
    field.current?.focus({ preventScroll: true });
    if (error) retry();
    want();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    if (field.current) field.current.value = text;
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  }

  useEffect(() => {
    // The field was focused, or typed in, before hydration.
    if (document.activeElement !== field.current) return;
    setWanted(true);
    if (field.current?.value !== text) setOpen(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  return { field, Dialog: module?.default, isOpen, error, want, open, close };
}
