/** The pages with a byte budget, by name and path relative to the base URL. */
export const SUBJECTS = [
  { name: 'plain note', path: 'docs/tutorial-basics/congratulations' },
  { name: 'note with a diagram', path: 'docs/tech-notes/http/dns' },
  { name: 'home', path: '' },
  { name: 'blog list', path: 'blog' },
] as const;

/** The pages for speed tests, including one whose live editor loads when it's near the viewport. */
export const SPEED_SUBJECTS = [
  ...SUBJECTS,
  { name: 'cheat sheet', path: 'docs/tech-notes/api/graphql/cheatsheet' },
  {
    name: 'note with live code',
    path: 'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
  },
] as const;
