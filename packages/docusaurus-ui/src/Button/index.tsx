import type { ComponentProps } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** Smaller, for tools placed on the content they act on. */
  readonly small?: boolean;
};

/** A text button. */
export default function Button({ className, small, ...props }: Props) {
  const size = small ? styles.small : styles.large;
  return (
    <button type="button" className={clsx(styles.button, size, className)} {...props} />
  );
}
