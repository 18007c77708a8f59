import type { Fault, Page as Note } from 'mdx-source';
import { nodesIn } from './structure/index.ts';

/** How the site weighs faults. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** What fails a build even in a draft: its source is public, and Docusaurus reads its front matter. */
const ALWAYS = ['note/secret', 'front-matter/refused'];

/** What breaks a page or its build, or hurts a reader, whatever the note promises. */
const HARMFUL =
  /^(?:mdx|links|lab)\/|^front-matter\/(?:refused|type)$|^note\/(?:address|alt|description|element|expression|link-text|secret)$/;

/** What only a note that keeps to its kind is asked for. */
const HOUSE =
  /^front-matter\/limit$|^note\/(?:banned|cell-code|fence-format|source|table-cells|voice)$/;

/** A note that names its kind promises proof, unless it's a seedling. */
function promisesProof({ frontMatter }: Note): boolean {
  return frontMatter['kind'] !== undefined && frontMatter['status'] !== 'seedling';
}

/** The first line of the code block that a line is in. */
function blockOf({ tree }: Note, line = 0): number | undefined {
  const starts = nodesIn(tree, 'code').map(({ position }) => position?.start.line ?? 0);
  return starts.findLast((start) => start <= line);
}

/**
 * Adjusts severities to the site's settings. Faults in a draft don't fail a build (apart from
 * {@link ALWAYS}), because Docusaurus doesn't publish drafts. In a note without a kind, and in a
 * seedling, only what's {@link HARMFUL} is an error, and house style is its author's own. With
 * `strict`, warnings become errors.
 *
 * @param notes - the notes that the faults are about
 */
export function gradeFaults(
  faults: readonly Fault[],
  notes: readonly Note[],
  { strict = false }: GradeOptions = {},
): Fault[] {
  const known = new Map(notes.map((note) => [note.file, note]));
  const blocks = new Set<string>();
  return faults.flatMap((fault) => {
    const note = known.get(fault.file);
    // What a seedling lacks is shown on its page.
    if (fault.severity === 'info') return fault.rule === 'note/silenced' ? fault : [];
    if (!note) return fault;
    const isExcused = !promisesProof(note);
    if (isExcused && HOUSE.test(fault.rule)) return [];
    if (isDraft(note) && !ALWAYS.includes(fault.rule))
      return { ...fault, severity: 'warning' };
    if (isExcused && fault.severity === 'error' && fault.rule.startsWith('sample/')) {
      // A snippet that doesn't stand alone has a dozen errors for one reason.
      const block = `${fault.file}:${blockOf(note, fault.line)}`;
      if (blocks.has(block)) return [];
      blocks.add(block);
    }
    if (strict) return { ...fault, severity: 'error' };
    const isHarmless = isExcused && !HARMFUL.test(fault.rule);
    return isHarmless ? { ...fault, severity: 'warning' } : fault;
  });
}

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Note): boolean {
  return frontMatter['draft'] === true;
}
