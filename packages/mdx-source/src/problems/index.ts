/** Entry point for messages about pages, also in browsers. */
export { closestMatch, didYouMean, rankMatches } from './closestMatch.ts';
export {
  byLocation,
  formatCounts,
  formatProblem,
  formatProblems,
  formatTotals,
  isError,
  type Problem,
} from './problem.ts';
