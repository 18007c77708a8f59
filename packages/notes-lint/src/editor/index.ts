export { writeSnippets } from './writeSnippets.ts';
