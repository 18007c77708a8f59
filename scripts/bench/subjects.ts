/** A page that the benches look at. */
export type Subject = {
  readonly name: string;
  /** Path below the base path. */
  readonly path: string;
};

/** Pages of every kind, the plain note first: it is the one that the budgets are about. */
export const SUBJECTS: readonly Subject[] = [
  { name: 'plain note', path: 'docs/tutorial-basics/congratulations' },
  { name: 'note with a diagram', path: 'docs/tech-notes/http/dns' },
  { name: 'home', path: '' },
  { name: 'blog list', path: 'blog' },
];

/** What is measured for speed: also a page whose editor comes when it is near. */
export const SPEED_SUBJECTS: readonly Subject[] = [
  ...SUBJECTS,
  {
    name: 'note with live code',
    path: 'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
  },
];

/** Where the session of ten notes begins; each next one is linked at the foot. */
export const SESSION_START = 'docs/tech-notes/';
export const SESSION_NOTES = 10;
