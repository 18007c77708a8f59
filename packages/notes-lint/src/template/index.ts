export { writeTemplate, type NewNote } from './writeTemplate.ts';
