import type { Code } from 'mdast';

import { type Page, parseMeta } from 'mdx-source';
import { withoutIgnored } from './ignoreComments.ts';
import { nodesIn } from './rules/index.ts';
import type { Ungraded } from './ungraded.ts';

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
  /** Other lines would be highlighted afterwards. */
  readonly movesHighlights: boolean;
};

/**
 * What Prettier may add or remove: white space, quotes, parentheses, braces, `|`, commas
 * and semicolons.
 */
const LOOSE = /[\s,;(){}|'"]/g;

const isSameCode = (line = '', other = '') =>
  line.replace(LOOSE, '') === other.replace(LOOSE, '');

async function formatCode({ lang, meta, value }: Code, file: string) {
  // A line of a log is shown as it's written.
  if (lang === 'json' && !value.includes('\n') && value.length <= PRINT_WIDTH)
    return undefined;
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), printWidth: PRINT_WIDTH };
  try {
    const code = await format(value, { ...options, filepath: `sample.${lang}` });
    const [before, lines] = [value.split('\n'), code.trimEnd().split('\n')];
    if (code.trimEnd() === value.trimEnd()) return undefined;
    const isMarked = parseMeta(meta).marked.length > 0;
    const isAligned = lines.every((line, index) => isSameCode(line, before[index]));
    return { lines, movesHighlights: isMarked && !isAligned };
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
    const formatted = await formatCode(fence, note.absolutePath);
    const { start, end } = fence.position ?? {};
    if (!formatted || !start || !end) continue;
    found.push({ from: start.line, to: end.line, ...formatted });
  }
  return found;
}

function toProblem(
  { file }: Page,
  { from, movesHighlights }: Reformatted,
  fixCommand?: string,
): Ungraded {
  return {
    file,
    line: from,
    rule: 'note/fence-format',
    message: `Prettier would format this block differently, at ${PRINT_WIDTH} columns.`,
    remedy: movesHighlights
      ? 'Format it by hand, and correct the numbers of the highlighted lines.'
      : fixCommand
        ? `${fixCommand} -- "${file}"`
        : 'Format it with Prettier.',
  };
}

/**
 * Warns about each fence that Prettier would format differently.
 *
 * @param fixCommand - the command, before a file, that formats them
 */
export async function findUnformatted(
  note: Page,
  fixCommand?: string,
): Promise<Ungraded[]> {
  return (await reformat(note)).map((one) => toProblem(note, one, fixCommand));
}

/**
 * Formats a note's fences with Prettier, except those that don't parse, whose highlights
 * would move, or that a comment disables.
 *
 * @param note - the note to format
 * @returns the file's text, unchanged if there was nothing to format
 */
export async function formatFences(note: Page): Promise<string> {
  const lines = note.source.split('\n');
  for (const one of (await reformat(note)).toReversed()) {
    const isDisabled = withoutIgnored([note], [toProblem(note, one)]).length === 0;
    if (!one.movesHighlights && !isDisabled)
      lines.splice(one.from, one.to - one.from - 1, ...one.lines);
  }
  return lines.join('\n');
}
