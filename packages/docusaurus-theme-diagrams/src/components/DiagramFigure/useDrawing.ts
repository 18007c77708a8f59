import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

import { useLazy } from 'docusaurus-ui';

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
export default function useDrawing(ref: RefObject<HTMLElement | null>, url: string) {
  const [isMissing, setMissing] = useState(false);
  const load = useCallback(() => fetchDrawing(url), [url]);
  const { value: text, error, retry } = useLazy(load, isMissing);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // A page's HTML contains only the SVG, but saving pages for offline use needs the URL.
    box.dataset['drawing'] = url;
    if (text) box.innerHTML = text;
    setMissing(!box.querySelector('svg > *'));
    scrollToFirstNode(box);
  }, [ref, url, text]);
  return { failed: error !== undefined, retry };
}
