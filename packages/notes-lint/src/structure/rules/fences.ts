import { linesIn } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import type { Fence } from '../view.ts';

const WIDEST = 80;

/** Every fence names its language. */
export const checkFenceLanguage: Check = ({ fences }) =>
  each(
    fences.filter(({ language }) => language === ''),
    () => [
      'The code block has no language, so it is neither checked nor highlighted.',
      'Write the language after the backticks, such as ```ts or ```text nocheck="reason".',
    ],
  );

/** Mermaid fences are rendered as diagrams, so their source isn't shown. */
function isCode({ language }: Fence): boolean {
  return language !== 'mermaid';
}

/** Lines of code fit a narrow screen. */
export const checkFenceWidth: Check = ({ fences }) => {
  const lines = fences.filter(isCode).flatMap(({ code }) => linesIn(code));
  return each(lines, ({ text }) => {
    const columns = [...text].length;
    if (columns <= WIDEST) return undefined;
    return [
      `The line of code has ${columns} columns; the limit is ${WIDEST}.`,
      'Break the line, or shorten names and text.',
    ];
  });
};
