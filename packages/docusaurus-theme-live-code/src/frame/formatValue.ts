const MAX_LENGTH = 2000;

/**
 * Formats a value as one line of console output, and an error for the reader.
 *
 * @param value - anything that code can pass to `console.log`
 * @returns at most {@link MAX_LENGTH} characters
 */
export function formatValue(value: unknown): string {
  return toText(value).slice(0, MAX_LENGTH);
}

function toText(value: unknown): string {
  if (value instanceof Error) return String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
