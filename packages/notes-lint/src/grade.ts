import type { Fault, Note } from './note/index.ts';

/** How much faults weigh on a site. */
export type GradeOptions = {
  /** Warnings refuse too. */
  readonly strict?: boolean;
};

/** What refuses a build even in a draft: the file is public, and has to be read. */
const ALWAYS = ['note/secret', 'note/syntax'];

/**
 * Weighs faults as the site wants it: nothing about a draft refuses a build, since Docusaurus
 * publishes none; with `strict`, warnings are errors.
 *
 * @param notes - the notes that the faults are about
 */
export function gradeFaults(
  faults: readonly Fault[],
  notes: readonly Note[],
  { strict = false }: GradeOptions = {},
): Fault[] {
  const drafts = new Set(notes.filter(isDraft).map(({ file }) => file));
  return faults.map((fault) => {
    if (fault.severity === 'info') return fault;
    const isFree = drafts.has(fault.file) && !ALWAYS.includes(fault.rule);
    if (isFree) return { ...fault, severity: 'warning' };
    return strict ? { ...fault, severity: 'error' } : fault;
  });
}

/** Whether Docusaurus leaves a note out of a build. */
export function isDraft({ frontMatter }: Note): boolean {
  return frontMatter['draft'] === true;
}
