import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells when a result may give back the room that was kept for it: once its size is known and while
 * it stands below what the reader sees, so that nothing moves before their eyes.
 *
 * @param box - the box of the result
 * @param isSized - whether the size is known
 */
export default function useFit(
  box: RefObject<HTMLElement | null>,
  isSized: boolean,
): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    if (!isSized || fits || !box.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
          setFits(true);
      },
      // Some way below: the reader may be scrolling.
      { rootMargin: '0px 0px 200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isSized, fits]);
  return fits;
}
