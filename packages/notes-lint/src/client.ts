/** The part of the package that pages may import: only what runs in a browser. */
export type { Day, NoteFacts } from './note/facts.ts';
export { formatDay } from './note/formatDay.ts';
export { roundMinutes } from './note/roundMinutes.ts';
