/** Checkers for which a page's samples build on one another: they're checked in order. */
export const PER_PAGE: readonly string[] = ['sql', 'graphql'];

/** Checkers that run what they check in a process of its own, and can check something else meanwhile. */
export const STARTS_PROCESSES: readonly string[] = ['typescript', 'live', 'rust', 'bash'];
