import { type Check, type Finding, each, findingAt } from '../rule.ts';
import type { Fence } from '../view.ts';

function checkMeta(fence: Fence): Finding[] {
  if (!fence.node.meta) return [];
  // A sample's meta string is validated with the samples.
  const isSample = !fence.output || fence.language !== 'text';
  const unknown = isSample ? [] : fence.unknown;
  const lines = fence.node.value.split('\n').length;
  const beyond = fence.marked.flat().find((one) => one > lines || one < 1);
  return [
    ...unknown.map((word) =>
      findingAt(fence, [
        `${word} after the language has no meaning here.`,
        'Write something like title="a.ts" run {1,3-5}, with straight quotes.',
      ]),
    ),
    ...each(beyond === undefined ? [] : [fence], () => [
      `The block highlights line ${beyond}, and has ${lines}.`,
      'Count the lines of the block from 1, and write the numbers you meant.',
    ]),
  ];
}

/**
 * Finds blocks with the same title: neither a reader nor an importing sample knows which
 * one is meant.
 */
function findNamesakes(fences: readonly Fence[]): Finding[] {
  const lines = new Map<string, number>();
  return each(fences, ({ line, title, nocheck }) => {
    if (title === undefined || nocheck !== undefined) return undefined;
    const first = lines.get(title);
    lines.set(title, first ?? line);
    if (first === undefined) return undefined;
    return [
      `The title "${title}" is already taken at line ${first}, so it would name two files.`,
      'Give each block its own title, or remove one of the titles.',
    ];
  });
}

/** A fence's meta string is understood, and the lines it highlights exist. */
export const checkFenceMeta: Check = ({ fences }) => [
  ...fences.flatMap(checkMeta),
  ...findNamesakes(fences),
];
