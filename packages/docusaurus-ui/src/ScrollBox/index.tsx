import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link ScrollBox}. */
export type ScrollBoxProps = ComponentProps<'div'> & {
  /** The element; code needs a `pre`. */
  readonly as?: 'div' | 'pre';
  /** Accessible name, which tells it from the other boxes of its page. */
  readonly label: string;
};

/** Takes the tab stop away while everything in the box is seen, and gives it back. */
function watchOverflow(box: HTMLElement | null) {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A box that scrolls sideways where what it holds is too wide. Not every browser lets the keyboard
 * reach such a box by itself: it is a tab stop, and with scripts only while it scrolls.
 */
export default function ScrollBox({ as, label, ...props }: ScrollBoxProps): ReactNode {
  const Box = as === 'pre' ? 'pre' : 'div';
  return (
    <Box
      {...(props as object)}
      ref={watchOverflow}
      role="group"
      aria-label={label}
      tabIndex={0}
    />
  );
}
