import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

async function fetchDrawing(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok || !text.startsWith('<svg')) throw new Error(response.statusText);
  return text;
}

/** A wide flowchart starts with its first box in the middle, not with the empty corner beside it. */
function scrollToFirstNode(drawing: HTMLElement): void {
  const first = drawing.querySelector('.node')?.getBoundingClientRect();
  const box = drawing.closest('[role=group]');
  if (!first || !box) return;
  const { left, width } = box.getBoundingClientRect();
  box.scrollLeft = first.left + first.width / 2 - left - width / 2;
}

/**
 * Fetches a diagram that isn't in the page's HTML: after a client-side navigation, and in development.
 *
 * @param ref - the element that contains the diagram
 * @param url - the diagram's URL
 * @returns whether fetching failed, and a function that tries again
 */
export default function useDrawing(
  ref: RefObject<HTMLElement | null>,
  url: string,
): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<number>();

  // A page's HTML contains only the SVG, but saving pages for offline use needs the URL.
  useLayoutEffect(() => {
    if (!ref.current) return;
    ref.current.dataset['drawing'] = url;
    scrollToFirstNode(ref.current);
  }, [ref, url]);

  useEffect(() => {
    const box = ref.current;
    if (!box || box.querySelector('svg > *')) return undefined;
    let isCurrent = true;
    fetchDrawing(url).then(
      (text) => {
        if (!isCurrent) return;
        box.innerHTML = text;
        scrollToFirstNode(box);
      },
      () => {
        if (isCurrent) setFailure(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ref, url, attempt]);

  return { failed: failure === attempt, retry: () => setAttempt(attempt + 1) };
}
