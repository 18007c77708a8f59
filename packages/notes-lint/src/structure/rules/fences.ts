import { linesIn } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import type { Fence } from '../view.ts';

const LONGEST = 40;
const WIDEST = 80;
const MOST_SHOWN = 160;
const MOST_SHOWN_TO_LOOK_UP = 240;
const MOST_HARNESS = 80;

/** Every fence names its language. */
export const checkFenceLanguage: Check = ({ fences }) =>
  each(
    fences.filter(({ language }) => language === ''),
    () => [
      'The code block names no language, so it is neither checked nor coloured.',
      'Write the language after the backticks, such as ```ts or ```text nocheck="reason".',
    ],
  );

/** Diagrams are drawn, not read; they have a limit of their own. */
function isCode({ language }: Fence): boolean {
  return language !== 'mermaid';
}

function countLines(fences: readonly Fence[]): number {
  return fences.reduce((sum, { node }) => sum + node.value.split('\n').length, 0);
}

/** A block fits on a screen. */
export const checkFenceLength: Check = ({ fences }) =>
  each(fences.filter(isCode), (fence) => {
    const lines = countLines([fence]);
    if (lines <= LONGEST) return undefined;
    return [
      `The code block has ${lines} lines; one has at most ${LONGEST}.`,
      'Split it by step, each with a sentence before it.',
    ];
  });

/** Lines of code fit a narrow screen. */
export const checkFenceWidth: Check = ({ fences }) => {
  const lines = fences.filter(isCode).flatMap(({ code }) => linesIn(code));
  return each(lines, ({ text }) => {
    const columns = [...text].length;
    if (columns <= WIDEST) return undefined;
    return [
      `The line of code has ${columns} columns; it has at most ${WIDEST}.`,
      'Break the line, or shorten names and text.',
    ];
  });
};

/** A note shows as much code as a reader takes in, also where it is folded. */
export const checkCodeLines: Check = ({ fences, front }) => {
  const shown = fences.filter(
    (fence) => isCode(fence) && !fence.output && !fence.live && !fence.harness,
  );
  const lines = countLines(shown);
  const most = front.kind === 'cheatsheet' ? MOST_SHOWN_TO_LOOK_UP : MOST_SHOWN;
  if (lines <= most) return [];
  return {
    message: `The note shows ${lines} lines of code; it shows at most ${most}, outputs, diagrams, live blocks and harness fences aside.`,
    remedy: `Teach on a smaller program; what the reader need not copy (stubs, probes, drivers) is a fence with the word harness (${lines - most} lines over).`,
    lacks: `a cut by ${lines - most} lines of code`,
  };
};

/** Scaffolding stays smaller than what it holds up. */
export const checkHarness: Check = ({ fences }) => {
  const lines = countLines(fences.filter(({ harness }) => harness));
  if (lines <= MOST_HARNESS) return [];
  return {
    message: `The harness fences of the note have ${lines} lines; they have at most ${MOST_HARNESS}.`,
    remedy: 'Drop probes that decide nothing, or move the scaffolding into a lab.',
    lacks: `a cut by ${lines - MOST_HARNESS} lines of harness`,
  };
};
