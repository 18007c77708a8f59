import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** No ref: the box needs its own. */
type Props = ComponentPropsWithoutRef<'div'> & {
  /** The element to render; code needs a `pre`. */
  readonly as?: 'div' | 'pre';
  /** What it is, for screen readers. */
  readonly label: string;
  /** Distinguishes it from other boxes of its kind on the page. */
  readonly name?: string | undefined;
};

/** The class of a box that scrolls sideways below a shadow at its edges. */
export const scrollShadow = styles.box;

/** Removes the tab stop while nothing in the box overflows, and restores it. */
function watchOverflow(box: HTMLElement | null) {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A box that scrolls sideways if its content is too wide. Not every browser makes such a box focusable,
 * so it is a tab stop; once scripts run, only while it scrolls.
 */
export default function ScrollBox({
  as: Box = 'div',
  label,
  name,
  className,
  ...props
}: Props): ReactNode {
  return (
    <Box
      {...(props as object)}
      ref={watchOverflow}
      className={clsx(scrollShadow, className)}
      role="group"
      aria-label={name ? `${label}: ${name}` : label}
      tabIndex={0}
    />
  );
}
