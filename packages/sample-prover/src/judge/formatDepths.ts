import { DEPTHS, type Verdict } from './verdict.ts';

/** Names with how often each occurs, the most frequent first. */
function countEach(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const inOrder = [...counts].sort(([, left], [, right]) => right - left);
  return inOrder.map(([name, count]) => `${name} (${count})`).join(', ');
}

/** The names of depths that authors see under another one. */
const NAMES: Readonly<Record<string, string>> = {
  failed: 'not proven (an excerpt, or an error)',
  unchecked: 'not checked',
};

/** How many places of samples are listed for one tool. */
const MAX_PLACES = 3;

/** One line per depth, the most thorough first: how many samples were checked so far, by language. */
export function formatDepths(verdicts: readonly Verdict[]): string {
  const depths = DEPTHS.filter((one) => verdicts.some(({ depth }) => depth === one));
  const lines = depths.map((wanted) => {
    const fitting = verdicts.filter(({ depth }) => depth === wanted);
    const languages = fitting.map(({ language }) => language || 'no language');
    return `${fitting.length} ${NAMES[wanted] ?? wanted}: ${countEach(languages)}`;
  });
  return lines.join('\n');
}

/**
 * What this machine lacks, a line each with the samples that need it; empty if there are none.
 *
 * @param verdicts - by file
 * @param addCommand - the command, before a package, that lets samples import it
 */
export function formatMissing(
  verdicts: ReadonlyMap<string, readonly Verdict[]>,
  addCommand: string,
): string {
  const all = [...verdicts].flatMap(([file, some]) =>
    some.map(({ line, missing }) => ({ ...missing, place: `${file}:${line}` })),
  );
  const lacking = all.filter(({ tool }) => tool !== undefined);
  if (lacking.length === 0) return '';
  const tools = new Map(lacking.map(({ tool, install }) => [tool, install]));
  const lines = [...tools].map(([tool, install]) => {
    const places = lacking.flatMap((one) => (one.tool === tool ? one.place : []));
    const more = places.length > MAX_PLACES ? ', …' : '';
    const shown = places.slice(0, MAX_PLACES).join(', ');
    const remedy = install ? `; add it with ${addCommand} ${install}` : '';
    return `${tool} (${places.length}: ${shown}${more})${remedy}`;
  });
  const said = `${lacking.length} of ${all.length} samples weren't compiled or run, because this machine lacks:`;
  return [said, ...lines].join('\n');
}
