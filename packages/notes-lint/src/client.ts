/** The part of the package that pages may import: only what runs in a browser. */
export type { Disclaimer, FrontMatter, Status } from './front-matter/index.ts';
export { formatDay } from './dates/formatDay.ts';
export { roundMinutes } from './roundMinutes.ts';
