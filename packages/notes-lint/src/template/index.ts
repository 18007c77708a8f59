export { OPENING_HINTS, SECTION_HINTS } from './hints.ts';
export { writeTemplate, type NewNote } from './writeTemplate.ts';
export { PLACEHOLDER_DESCRIPTION } from './placeholder.ts';
