/** The reading time as notes and posts show it: in whole minutes, and at least one. */
export function roundMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}
