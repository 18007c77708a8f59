/** Checkers for which a page's samples build on one another: they're checked in order. */
export const PER_PAGE: ReadonlySet<string> = new Set(['sql', 'graphql']);

/** Checkers that run what they check in a process of its own, and can check something else meanwhile. */
export const STARTS_PROCESSES: ReadonlySet<string> = new Set([
  'typescript',
  'live',
  'rust',
  'bash',
]);
