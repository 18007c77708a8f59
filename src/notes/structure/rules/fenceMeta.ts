import { parseMeta } from '../../samples/index.ts';
import type { Check, Finding } from '../rule.ts';
import type { Fence } from '../view.ts';

const REMEDY =
  'Write words as in title="a.ts" run {1,3-5}, with straight quotes that close.';

function checkMeta({ node, line, isOutput, language }: Fence): Finding[] {
  if (!node.meta) return [];
  // What stands after the language of a sample is held against the words of the samples.
  const isSample = !isOutput || language !== 'text';
  const meta = parseMeta(node.meta);
  const unknown = isSample ? [] : meta.unknown;
  const lines = node.value.split('\n').length;
  const beyond = meta.marked.filter((one) => one > lines || one < 1);
  return [
    ...unknown.map((word) => ({
      line,
      message: `After the language stands ${word}, which means nothing here.`,
      remedy: REMEDY,
    })),
    ...(beyond.length > 0
      ? [
          {
            line,
            message: `The block highlights line ${beyond[0]}, and has ${lines}.`,
            remedy:
              'Count the lines of the block from 1, and write those that are meant.',
          },
        ]
      : []),
  ];
}

/** Two blocks with one title: neither a reader nor a sample that imports it knows which is meant. */
function findNamesakes(fences: readonly Fence[]): Finding[] {
  const lines = new Map<string, number>();
  return fences.flatMap(({ node, line, isUnchecked }) => {
    const { title } = parseMeta(node.meta);
    const first = title === undefined ? undefined : lines.get(title);
    if (title !== undefined && !isUnchecked) lines.set(title, first ?? line);
    if (first === undefined || isUnchecked) return [];
    return {
      line,
      message: `The title "${title}" stands at line ${first} already, so that it names two files.`,
      remedy: 'Give each block a title of its own, or one of them none.',
    };
  });
}

/** The words after the language of a fence are read, and the lines they highlight are there. */
export const checkFenceMeta: Check = ({ fences }) => [
  ...fences.flatMap(checkMeta),
  ...findNamesakes(fences),
];
