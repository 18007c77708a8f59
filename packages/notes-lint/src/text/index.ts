export { nearest } from 'mdx-source';
export { countHan, countWords, isMostlyHan } from 'mdx-source';
export { readingTime } from './readingTime.ts';
export { languageOf } from 'mdx-source';
export { decodeAddress } from 'mdx-source';
export { isDay } from './isDay.ts';
export { readToday } from './readToday.ts';
