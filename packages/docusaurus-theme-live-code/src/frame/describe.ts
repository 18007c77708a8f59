const LONGEST = 2000;

/**
 * Formats a value as one line of console output.
 *
 * @param value - anything that code can pass to `console.log`
 * @returns at most {@link LONGEST} characters
 */
export function describe(value: unknown): string {
  return toText(value).slice(0, LONGEST);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
