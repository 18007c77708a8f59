import type { Check } from '../rule.ts';
import type { Fence } from '../view.ts';

const LONGEST = 40;
const WIDEST = 80;
const MOST_SHOWN = 160;
const MOST_SHOWN_TO_LOOK_UP = 240;
const MOST_HARNESS = 80;

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

function countLines(fences: readonly Fence[]): number {
  return fences.reduce((sum, { node }) => sum + node.value.split('\n').length, 0);
}

function isShown({ language, isOutput, isLive, isHarness }: Fence): boolean {
  return language !== 'mermaid' && !isOutput && !isLive && !isHarness;
}

/** A note shows as much code as a reader takes in, also where it is folded. */
export const checkCodeLines: Check = ({ fences, front }) => {
  const shown = fences.filter(isShown);
  const lines = countLines(shown);
  const most = front.kind === 'cheatsheet' ? MOST_SHOWN_TO_LOOK_UP : MOST_SHOWN;
  if (lines <= most) return [];
  return [
    {
      message: `The note shows ${lines} lines of code; it shows at most ${most}, outputs, diagrams, live blocks and harness fences aside.`,
      remedy: `Teach on a smaller program; what the reader need not copy (stubs, probes, drivers) is a fence with the word harness (${lines - most} lines over).`,
      lacks: `a cut by ${lines - most} lines of code`,
    },
  ];
};

/** Scaffolding stays smaller than what it holds up. */
export const checkHarness: Check = ({ fences }) => {
  const lines = countLines(fences.filter(({ isHarness }) => isHarness));
  if (lines <= MOST_HARNESS) return [];
  return [
    {
      message: `The harness fences of the note have ${lines} lines; they have at most ${MOST_HARNESS}.`,
      remedy: 'Drop probes that decide nothing, or move the scaffolding into a lab.',
      lacks: `a cut by ${lines - MOST_HARNESS} lines of harness`,
    },
  ];
};
