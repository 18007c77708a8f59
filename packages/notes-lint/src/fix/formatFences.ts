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
const FORMATTED = new Set(['js', 'mjs', 'jsx', 'ts', 'tsx', 'json', 'css', 'scss']);

/** Columns that fit in a code block without horizontal scrolling. */
const PRINT_WIDTH = 80;

/** A fence that Prettier would format differently. */
type Reformatted = {
  /** Lines of the opening and closing fence in the file. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
};

/** What Prettier may add or remove within a line: spaces, quotes, parentheses, `|`, commas and semicolons. */
const LOOSE = /[^\S\n]|[,;()|'"]/g;

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
    const isMoved = code.trimEnd().replace(LOOSE, '') !== value.replace(LOOSE, '');
    // Its highlighted lines would have other numbers.
    if (isMoved && parseMeta(meta).marked.length > 0) return undefined;
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
    ({ lang, position }) => position?.start.column === 1 && FORMATTED.has(lang ?? ''),
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
 * Formats a note's fences with Prettier, except those that don't parse, whose highlighted lines would move,
 * or that a comment disables.
 *
 * @param note - the note to format
 * @returns the file's text, unchanged if there was nothing to format
 */
export async function formatFences(note: Page): Promise<string> {
  const lines = note.source.split('\n');
  for (const one of (await reformat(note)).toReversed()) {
    if (withoutIgnored([note], [toProblem(note, one)]).length === 0) continue;
    lines.splice(one.from, one.to - one.from - 1, ...one.lines);
  }
  return lines.join('\n');
}
