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

/** A snippet that doesn't stand alone has a dozen faults for one reason: the first of a block is enough. */
function keepFirstOfBlock(faults: readonly Fault[], { tree }: Note): Fault[] {
  const starts = nodesIn(tree, 'code').map(({ position }) => position?.start.line ?? 0);
  const blockOf = ({ line = 0 }: Fault) => starts.findLast((start) => start <= line);
  const blocks = faults.map((fault) =>
    fault.rule.startsWith('sample/') ? blockOf(fault) : undefined,
  );
  return faults.filter(
    (_, index) => blocks[index] === undefined || blocks.indexOf(blocks[index]) === index,
  );
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
  const unproven = notes.filter((note) => !promisesProof(note));
  const shown = unproven.reduce<readonly Fault[]>((rest, note) => {
    const own = rest.filter(({ file }) => file === note.file);
    if (!own.some(({ rule }) => rule.startsWith('sample/'))) return rest;
    const kept = keepFirstOfBlock(own, note);
    return rest.filter((fault) => fault.file !== note.file || kept.includes(fault));
  }, faults);
  return shown.map((fault) => {
    const note = known.get(fault.file);
    if (fault.severity === 'info' || !note) return fault;
    const isFree = isDraft(note) && !ALWAYS.includes(fault.rule);
    if (isFree) return { ...fault, severity: 'warning' };
    if (strict) return { ...fault, severity: 'error' };
    const isPromised = promisesProof(note) || !UNPROVEN.test(fault.rule);
    return isPromised ? fault : { ...fault, severity: 'warning' };
  });
}

/** Whether Docusaurus leaves the note out of a build. */
export function isDraft({ frontMatter }: Note): boolean {
  return frontMatter['draft'] === true;
}
