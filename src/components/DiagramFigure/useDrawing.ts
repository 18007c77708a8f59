import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

async function fetchDrawing(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || !text.startsWith('<svg')) throw new Error(response.statusText);
  return text;
}

/**
 * Fetches a drawing where the page did not bring it: after a client navigation, and in development.
 *
 * @param ref - the box that holds the drawing
 * @param address - where the drawing is
 * @returns whether fetching failed, and how to try again
 */
export default function useDrawing(
  ref: RefObject<HTMLElement | null>,
  address: string,
): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<number>();

  // The HTML of a page holds the drawing itself; what keeps pages for offline wants its address.
  useLayoutEffect(() => {
    if (ref.current) ref.current.dataset['drawing'] = address;
  }, [ref, address]);

  useEffect(() => {
    const box = ref.current;
    if (!box || box.querySelector('svg > *')) return undefined;
    let isCurrent = true;
    fetchDrawing(address).then(
      (text) => {
        if (isCurrent) box.innerHTML = text;
      },
      () => {
        if (isCurrent) setFailure(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ref, address, attempt]);

  return { failed: failure === attempt, retry: () => setAttempt(attempt + 1) };
}
