/**
 * Lists the periods of a timeline, each with its events.
 *
 * @param source - mermaid's source
 * @returns a line of text for each period, such as `1997: HTTP/1.1`
 */
export default function listPeriods(source: string): string[] {
  const lines = source.split('\n').slice(1);
  return lines
    .filter((line) => !/^\s*(?:acc(?:Title|Descr)|title|section)\b/.test(line))
    .join('\n')
    .split(/\n(?!\s*:)/) // a line that starts with a colon continues the one before
    .map((period) => period.split(/\s+:\s+/).map((text) => text.trim()))
    .map(([name = '', ...events]) => `${name}: ${events.join(', ')}`)
    .filter((period) => period !== ': ');
}
