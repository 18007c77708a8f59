import type { ComponentProps } from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** A button with a word on it. */
export default function Button({
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'type'>) {
  return <button type="button" className={clsx(styles.button, className)} {...props} />;
}
