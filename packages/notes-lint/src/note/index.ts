export type { Day, NoteFacts, SampleSums } from './facts.ts';
export {
  byPlace,
  formatFault,
  formatFaults,
  sumFaults,
  isError,
  type Fault,
  type Severity,
} from 'mdx-source';
export { formatDay } from './formatDay.ts';
export { readFreshness } from './freshness.ts';
export { readToday } from '../text/index.ts';
export { readHistory, type History } from './history.ts';
export type { Page as Note } from 'mdx-source';
export { relativeName, withSlashes } from 'mdx-source';
export { parseFrontMatter, parsePage as parseNote, splitFrontMatter } from 'mdx-source';
