import * as React from 'react';

/**
 * What a live block may use: React, a function that renders an element, and the one that its loops
 * call on each iteration.
 */
export const PARAMETERS = ['React', 'render', 'tick'] as const;

/** A value for each of the {@link PARAMETERS}. */
export type Scope = Readonly<Record<(typeof PARAMETERS)[number], unknown>>;

/** React's own exports, such as `useState`, which a block may use without an import. */
export const REACT_NAMES = Object.keys(React).filter(
  (name) => name !== 'default' && !name.startsWith('__'),
);
