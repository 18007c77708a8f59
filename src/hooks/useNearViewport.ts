import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells when an element first comes near the part of the page that is seen; from then on it stays
 * near. False on the server and until hydration.
 *
 * @param margin - how far ahead, in pixels
 * @returns the ref for the element, and whether it came near
 */
export default function useNearViewport<T extends HTMLElement>(
  margin = 400,
): { readonly ref: RefObject<T | null>; readonly near: boolean } {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return { ref, near };
}
