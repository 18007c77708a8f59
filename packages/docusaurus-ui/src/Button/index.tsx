import type { ComponentProps } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** For a tool that stands on what it serves. */
  readonly small?: boolean;
};

/** A button with a word on it. */
export default function Button({ className, small, ...props }: ButtonProps) {
  const look = small ? styles.small : styles.large;
  return (
    <button type="button" className={clsx(styles.button, look, className)} {...props} />
  );
}
