export { formatDay } from './formatDay.ts';
export { isDay } from './isDay.ts';
export { readFreshness } from './readFreshness.ts';
export { readHistory, type History } from './readHistory.ts';
export { readToday } from './readToday.ts';
