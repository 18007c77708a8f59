import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

async function fetchDrawing(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || !text.startsWith('<svg')) throw new Error(response.statusText);
  return text;
}

/**
 * Fetches a diagram that isn't in the page's HTML: after a client-side navigation, and in development.
 *
 * @param ref - the element that contains the diagram
 * @param address - the diagram's URL
 * @returns whether fetching failed, and a function that tries again
 */
export default function useDrawing(
  ref: RefObject<HTMLElement | null>,
  address: string,
): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<number>();

  // A page's HTML contains only the SVG, but saving pages for offline use needs the URL.
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
