import type { Ungraded } from '../rules/index.ts';
import { createReferenceResolver } from './resolve.ts';
import type { LinkTargets, Target } from './resolve.ts';

/** "Read this note before that one", and where that's declared. */
type Step = {
  readonly before: Target;
  readonly after: Target;
  readonly file: string;
  readonly line: number;
};

function listSteps(site: LinkTargets): Step[] {
  const find = createReferenceResolver(site);
  return site.notes.flatMap((note) =>
    note.outline.references.flatMap((reference): Step[] => {
      const other = reference.order && find(reference, note);
      if (!other || other === 'file' || other === note) return [];
      const isFirst = reference.order === 'read_first';
      const [before, after] = isFirst ? [other, note] : [note, other];
      return [{ before, after, file: note.file, line: reference.line }];
    }),
  );
}

/** A path from one note to another, following what's read after each. */
function findPath(
  steps: readonly Step[],
  from: Target,
  to: Target,
  seen: Set<Target>,
): Target[] | undefined {
  if (from === to) return [from];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const { before, after } of steps) {
    if (before !== from) continue;
    const route = findPath(steps, after, to, seen);
    if (route) return [from, ...route];
  }
  return undefined;
}

/** Finds cycles: notes that would have to be read before themselves. */
export function checkOrder(site: LinkTargets): Ungraded[] {
  const steps = listSteps(site);
  return steps.flatMap(({ before, after, file, line }) => {
    const route = findPath(steps, after, before, new Set());
    if (!route) return [];
    return {
      file,
      line,
      rule: 'links/order',
      message: `The reading order is circular: ${[before, ...route].map((note) => note.file).join(', then ')}.`,
      remedy: 'Remove one of them from read_first or read_next.',
    };
  });
}
