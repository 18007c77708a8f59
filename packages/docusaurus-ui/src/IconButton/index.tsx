import type { ComponentProps } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** The button's only name, because it has no text. */
  readonly 'aria-label': string;
};

/** A button with an icon of 24 by 24 units, large enough for a thumb on small screens. */
export default function IconButton({ className, children, ...props }: Props) {
  return (
    <button type="button" className={clsx(styles.button, className)} {...props}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
