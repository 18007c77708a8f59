import { type Check, type Finding, each, findingAt } from '../rule.ts';
import type { Fence } from '../view.ts';

function checkMeta(fence: Fence): Finding[] {
  if (!fence.node.meta) return [];
  // What stands after the language of a sample is held against the words of the samples.
  const isSample = !fence.output || fence.language !== 'text';
  const unknown = isSample ? [] : fence.unknown;
  const lines = fence.node.value.split('\n').length;
  const beyond = fence.marked.find((one) => one > lines || one < 1);
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

/** Two blocks with one title: neither a reader nor a sample that imports it knows which is meant. */
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

/** The words after the language of a fence are read, and the lines they highlight are there. */
export const checkFenceMeta: Check = ({ fences }) => [
  ...fences.flatMap(checkMeta),
  ...findNamesakes(fences),
];
