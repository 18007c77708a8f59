/**
 * Pages of every kind, by name and path below the base path. The plain note is the first: it is the
 * one that the budgets are about.
 */
export const SUBJECTS = [
  { name: 'plain note', path: 'docs/tutorial-basics/congratulations' },
  { name: 'note with a diagram', path: 'docs/tech-notes/http/dns' },
  { name: 'home', path: '' },
  { name: 'blog list', path: 'blog' },
] as const;

/** What is measured for speed: also a page whose editor comes when it is near. */
export const SPEED_SUBJECTS = [
  ...SUBJECTS,
  {
    name: 'note with live code',
    path: 'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
  },
] as const;

/** Where the session of ten notes begins; each next one is linked at the foot. */
export const SESSION_START = 'docs/tech-notes/';
export const SESSION_NOTES = 10;
