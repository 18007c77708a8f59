import type { Fault, Note } from './note/index.ts';

/** How the site weighs faults. */
export type GradeOptions = {
  /** Treat warnings as errors. */
  readonly strict?: boolean;
};

/** What fails a build even in a draft, whose source is public. */
const ALWAYS = ['note/secret'];

/**
 * Adjusts severities to the site's settings: faults in a draft don't fail a build (apart
 * from {@link ALWAYS}), because Docusaurus doesn't publish drafts. With `strict`,
 * warnings become errors.
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

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Note): boolean {
  return frontMatter['draft'] === true;
}
