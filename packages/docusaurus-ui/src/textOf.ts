import { Children, type ReactNode } from 'react';

/** The text of children, without elements. */
export default function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
