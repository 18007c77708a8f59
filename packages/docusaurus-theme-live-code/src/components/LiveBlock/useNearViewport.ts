import { useEffect, useRef, useState } from 'react';

/**
 * Reports when an element first comes near the viewport; from then on it counts as near. False on the
 * server and until hydration.
 *
 * @param margin - distance in px that counts as near
 * @returns the ref for the element, and whether it came near
 */
export default function useNearViewport(margin: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return { ref, near };
}
