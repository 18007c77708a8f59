import type { Fault, Note } from './note/index.ts';
import { nodesIn } from './structure/index.ts';

/** How the site weighs faults. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** What fails a build even in a draft, whose source is public. */
const ALWAYS = ['note/secret'];

/** What shows that a note doesn't prove what it says. */
const UNPROVEN = /^(?:sample\/|note\/(?:untried|claims)$)/;

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
 * seedling, a sample that isn't proven is a warning. With `strict`, warnings become errors.
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
    if (fault.severity === 'info' || !note) return fault;
    if (isDraft(note) && !ALWAYS.includes(fault.rule))
      return { ...fault, severity: 'warning' };
    const isExcused = !promisesProof(note) && UNPROVEN.test(fault.rule);
    if (isExcused && fault.severity === 'error' && fault.rule.startsWith('sample/')) {
      // A snippet that doesn't stand alone has a dozen errors for one reason.
      const block = `${fault.file}:${blockOf(note, fault.line)}`;
      if (blocks.has(block)) return [];
      blocks.add(block);
    }
    if (strict) return { ...fault, severity: 'error' };
    return isExcused ? { ...fault, severity: 'warning' } : fault;
  });
}

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Note): boolean {
  return frontMatter['draft'] === true;
}
