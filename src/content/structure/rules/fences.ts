import type { Check } from '../rule.ts';

const LONGEST = 40;
const WIDEST = 80;

/** Every fence names its language. */
export const checkFenceLanguage: Check = ({ fences }) =>
  fences
    .filter(
      ({ node, language }) =>
        language === '' && node.position?.start.column !== undefined,
    )
    .map(({ line }) => ({
      line,
      message: 'The code block names no language, so it is neither checked nor coloured.',
      remedy:
        'Write the language after the backticks, such as ```ts or ```text nocheck="reason".',
    }));

/** A block fits on a screen; diagrams have a limit of their own. */
export const checkFenceLength: Check = ({ fences }) =>
  fences
    .filter(({ language }) => language !== 'mermaid')
    .map(({ node, line }) => ({ line, lines: node.value.split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ line, lines }) => ({
      line,
      message: `The code block has ${lines} lines; one has at most ${LONGEST}.`,
      remedy: 'Split it by step, each with a sentence before it.',
    }));

/** Lines of code fit a narrow screen; diagrams are drawn, not read. */
export const checkFenceWidth: Check = ({ fences }) =>
  fences
    .filter(({ language }) => language !== 'mermaid')
    .flatMap(({ node, line }) =>
      node.value.split('\n').map((text, index) => ({
        line: line + index + 1,
        columns: [...text].length,
      })),
    )
    .filter(({ columns }) => columns > WIDEST)
    .map(({ line, columns }) => ({
      line,
      message: `The line of code has ${columns} columns; it has at most ${WIDEST}.`,
      remedy: 'Break the line, or shorten names and text.',
    }));
