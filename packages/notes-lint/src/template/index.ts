export { OPENING_HINTS, SECTION_HINTS } from './hints.ts';
export { writeTemplate, type NewNote } from './writeTemplate.ts';
