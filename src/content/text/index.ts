export { nearest } from './nearest.ts';
export { countHan, countWords, isMostlyHan } from './count.ts';
export { readingTime } from './readingTime.ts';
