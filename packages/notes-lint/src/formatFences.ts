import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

import { isMarked, type Page, parseMeta } from 'mdx-source';
import { FIX_COMMAND } from './fixCommand.ts';
import { withoutIgnored } from './ignoreComments.ts';
import type { Ungraded } from './rules/index.ts';

/**
 * Languages that Prettier formats here. GraphQL is left out because Prettier puts every
 * field on its own line, HTML because it breaks tags to preserve white space, and YAML
 * because its quotes are often what the note is about.
 */
const LANGUAGES = new Set(['js', 'mjs', 'jsx', 'ts', 'tsx', 'json', 'css', 'scss']);

/** Columns that fit in a code block without horizontal scrolling. */
const PRINT_WIDTH = 80;

/**
 * A fence that Prettier would format differently: its lines in the file, and the
 * formatted ones.
 */
type Reformatted = {
  /** Lines of the opening and closing fence in the file. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  /**
   * The fence's meta string; `undefined` if the highlighted lines can't be mapped to the
   * new code.
   */
  readonly meta: string | undefined;
};

/**
 * What Prettier may add or remove: white space, quotes, parentheses, braces, `|`, commas
 * and semicolons.
 */
const LOOSE = /[\s,;(){}|'"]/g;

/** Start and end offset of each line, ignoring {@link LOOSE} characters. */
function measure(lines: readonly string[]) {
  let end = 0;
  return lines.map((line) => {
    const start = end;
    end += line.replace(LOOSE, '').length;
    return { start, end };
  });
}

function formatRanges(lines: readonly number[]): string {
  const isNext = (line: number) => lines.includes(line - 1);
  return lines
    .filter((line) => !isNext(line))
    .map((from) => {
      const to = lines.find((line) => line >= from && !lines.includes(line + 1)) ?? from;
      return to > from ? `${from}-${to}` : `${from}`;
    })
    .join(',');
}

/**
 * The meta string with its highlighted line numbers moved to where that code is after
 * formatting.
 */
function moveRanges(meta: string, before: string[], after: string[]): string | undefined {
  const { marked } = parseMeta(meta);
  if (marked.length === 0) return meta;
  const tight = (lines: string[]) => lines.join('').replace(LOOSE, '');
  if (tight(before) !== tight(after)) return undefined;
  const [old, now] = [measure(before), measure(after)];
  const moved = now.flatMap(({ start, end }, index) => {
    const wasMarked = old.some(
      (was, at) => isMarked(at + 1, marked) && start < was.end && end > was.start,
    );
    return wasMarked ? [index + 1] : [];
  });
  return meta.replace(/\{[\d,-]+\}/, `{${formatRanges(moved)}}`);
}

async function formatCode({ lang, meta, value }: Code, file: string) {
  // A line of a log is shown as it's written.
  if (lang === 'json' && !value.includes('\n') && value.length <= PRINT_WIDTH)
    return undefined;
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), printWidth: PRINT_WIDTH };
  try {
    const code = await format(value, { ...options, filepath: `sample.${lang}` });
    const [before, after] = [value.split('\n'), code.trimEnd().split('\n')];
    if (code.trimEnd() === value.trimEnd()) return undefined;
    return { after, meta: moveRanges(meta ?? '', before, after) };
  } catch {
    // Code that doesn't parse is either intended or reported by another check.
    return undefined;
  }
}

/** Top-level fences only; those in lists and quotes are indented, and left alone. */
async function reformat(note: Page): Promise<Reformatted[]> {
  if (note.syntaxErrors.length > 0) return [];
  const fences: Code[] = [];
  visit(note.tree, 'code', (node) => {
    const isOutermost = node.position?.start.column === 1;
    if (isOutermost && LANGUAGES.has(node.lang ?? '')) fences.push(node);
  });
  const found: Reformatted[] = [];
  for (const fence of fences) {
    const formatted = await formatCode(fence, note.absolutePath);
    const { start, end } = fence.position ?? {};
    if (!formatted || !start || !end) continue;
    const lines = formatted.after;
    found.push({ from: start.line, to: end.line, lines, meta: formatted.meta });
  }
  return found;
}

function toProblem({ file }: Page, { from, meta }: Reformatted): Ungraded {
  return {
    file,
    line: from,
    rule: 'note/fence-format',
    message: `Prettier would format this block differently, at ${PRINT_WIDTH} columns.`,
    remedy:
      meta === undefined
        ? 'Format it by hand: its highlighted lines can’t be told from the others afterwards.'
        : `${FIX_COMMAND} -- ${file}`,
  };
}

/** Warns about each fence that Prettier would format differently. */
export async function findUnformatted(note: Page): Promise<Ungraded[]> {
  return (await reformat(note)).map((one) => toProblem(note, one));
}

/**
 * Formats a note's fences with Prettier, except those that don't parse, whose highlights
 * can't be moved along, or that a comment disables.
 *
 * @param note - the note to format
 * @returns the file's text, unchanged if there was nothing to format
 */
export async function formatFences(note: Page): Promise<string> {
  const lines = note.source.split('\n');
  for (const one of (await reformat(note)).toReversed()) {
    const isDisabled = withoutIgnored([note], [toProblem(note, one)]).length === 0;
    if (one.meta === undefined || isDisabled) continue;
    const opening = /^(?:`{3,}|~{3,})\s*\w+/.exec(lines[one.from - 1] ?? '');
    if (!opening) continue;
    const [head] = opening;
    const first = one.meta === '' ? head : `${head} ${one.meta}`;
    lines.splice(one.from - 1, one.to - one.from, first, ...one.lines);
  }
  return lines.join('\n');
}
