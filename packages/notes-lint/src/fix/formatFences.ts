import type { Code } from 'mdast';

import { type Page, parseMeta } from 'mdx-source';
import { withoutIgnored } from '../problems/ignoreComments.ts';
import type { Ungraded } from '../problems/ungraded.ts';
import { nodesIn } from '../view/nodes.ts';

/**
 * Languages that Prettier formats here. GraphQL is left out because Prettier puts every
 * field on its own line, HTML because it breaks tags to preserve white space, and YAML
 * because its quotes are often what the note is about.
 */
const LANGUAGES = new Set(['js', 'mjs', 'jsx', 'ts', 'tsx', 'json', 'css', 'scss']);

/** Columns that fit in a code block without horizontal scrolling. */
const PRINT_WIDTH = 80;

/** A fence that Prettier would format differently. */
type Reformatted = {
  /** Lines of the opening and closing fence in the file. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
};

/**
 * What Prettier may add or remove: white space, quotes, parentheses, `|`, commas
 * and semicolons.
 */
const LOOSE = /[\s,;()|'"]/g;

/** How much code there is up to the end of each line. */
function measure(lines: readonly string[]): number[] {
  let end = 0;
  return lines.map((line) => (end += line.replace(LOOSE, '').length));
}

/** Moves the numbers of highlighted lines, in a fence's first line, to where their code is after formatting. */
function moveMarks(head: string, before: readonly string[], after: readonly string[]) {
  const [old, fresh] = [measure(before), measure(after)];
  return head.replace(/\{[\d,-]+\}/, (ranges) =>
    ranges.replace(/(\d+)(?:-(\d+))?/g, (_, from: string, to = from) => {
      const [start = 0, end = 0] = [old[Number(from) - 2], old[Number(to) - 1]];
      const last = fresh.findIndex((one) => one >= end) + 1;
      const first = fresh.findIndex((one) => one > start) + 1;
      return first > 0 && first < last ? `${first}-${last}` : `${last}`;
    }),
  );
}

async function formatCode({ lang, meta, value }: Code, file: string) {
  // A line of a log is shown as it's written.
  if (lang === 'json' && !value.includes('\n') && value.length <= PRINT_WIDTH)
    return undefined;
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), printWidth: PRINT_WIDTH };
  try {
    if (lang === 'json') JSON.parse(value);
    const code = await format(value, { ...options, filepath: `sample.${lang}` });
    if (code.trimEnd() === value.trimEnd()) return undefined;
    const isOther = code.replace(LOOSE, '') !== value.replace(LOOSE, '');
    // Nobody could tell where its highlighted lines are.
    if (isOther && parseMeta(meta).marked.length > 0) return undefined;
    return code.trimEnd().split('\n');
  } catch {
    // Code that doesn't parse is either intended or reported by another check.
    return undefined;
  }
}

/** Top-level fences only; those in lists and quotes are indented, and left alone. */
async function reformat(note: Page): Promise<Reformatted[]> {
  if (note.syntaxErrors.length > 0) return [];
  const fences = nodesIn(note.tree, 'code').filter(
    ({ lang, position }) => position?.start.column === 1 && LANGUAGES.has(lang ?? ''),
  );
  const found: Reformatted[] = [];
  for (const fence of fences) {
    const lines = await formatCode(fence, note.absolutePath);
    const { start, end } = fence.position ?? {};
    if (!lines || !start || !end) continue;
    found.push({ from: start.line, to: end.line, lines });
  }
  return found;
}

function toProblem({ file }: Page, { from }: Reformatted): Ungraded {
  return {
    file,
    line: from,
    rule: 'note/fence-format',
    message: `Prettier would format this block differently, with the project's options and at ${PRINT_WIDTH} columns.`,
    remedy: 'Format it with Prettier.',
    isFixable: true,
  };
}

/** Warns about each fence that Prettier would format differently. */
export async function findUnformatted(note: Page): Promise<Ungraded[]> {
  return (await reformat(note)).map((one) => toProblem(note, one));
}

/**
 * Formats a note's fences with Prettier, and moves their highlighted lines along, except
 * those that don't parse or that a comment disables.
 *
 * @param note - the note to format
 * @returns the file's text, unchanged if there was nothing to format
 */
export async function formatFences(note: Page): Promise<string> {
  const lines = note.source.split('\n');
  for (const one of (await reformat(note)).toReversed()) {
    if (withoutIgnored([note], [toProblem(note, one)]).length === 0) continue;
    const before = lines.slice(one.from, one.to - 1);
    const head = moveMarks(lines[one.from - 1] ?? '', before, one.lines);
    lines.splice(one.from - 1, one.to - one.from, head, ...one.lines);
  }
  return lines.join('\n');
}
