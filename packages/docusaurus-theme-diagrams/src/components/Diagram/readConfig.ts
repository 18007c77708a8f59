import type { MermaidConfig } from 'mermaid';

import { FONT_SIZE } from '../../fontSize.ts';

/** Least width in px of a time axis: on a narrower one names would run out of the chart. */
const MIN_WIDTH = 440;

/** By token, the variables that it sets; mermaid would derive other colours from the first ones. */
const VARIABLES: Readonly<Record<string, string>> = {
  paper:
    'background tertiaryColor altSectionBkgColor activeTaskBkgColor quadrant3Fill commitLabelBackground',
  card: 'primaryColor sectionBkgColor sectionBkgColor2 doneTaskBkgColor quadrant2Fill quadrant4Fill',
  mark: 'secondaryColor taskBkgColor critBkgColor quadrant1Fill tagLabelBackground',
  ink: 'primaryTextColor secondaryTextColor tertiaryTextColor commitLabelColor tagLabelColor',
  'control-line': 'primaryBorderColor taskBorderColor doneTaskBorderColor tagLabelBorder',
  'drawing-line': 'lineColor',
  accent: 'activeTaskBorderColor todayLineColor',
  'kind-danger': 'critBorderColor',
  'kind-info': 'quadrantPointFill',
};

/** Variables that mermaid numbers up to 12, with the tokens that they alternate. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  cScale: ['card', 'mark'],
  cScaleLabel: ['ink'],
  cScaleInv: ['control-line'],
  cScalePeer: ['control-line'],
  quadrant: ['ink'],
  git: ['soft', 'kind-info', 'kind-tip', 'kind-warning', 'code-keyword', 'code-type'],
  gitBranchLabel: ['paper'],
};

/**
 * Mermaid's configuration in the page's colours and type. It computes colours from those it's given, so
 * it gets the tokens' values instead of `var()`, and has to render again when the mode changes.
 *
 * @param darkMode - whether the page is in dark mode
 */
export default function readConfig(darkMode: boolean): MermaidConfig {
  const width = document.querySelector('article')?.clientWidth ?? MIN_WIDTH;
  const tokens = getComputedStyle(document.documentElement);
  const read = (name: string) => tokens.getPropertyValue(`--notes-${name}`).trim();
  const variables = Object.entries(VARIABLES).flatMap(([token, names]) =>
    names.split(' ').map((name) => [name, read(token)]),
  );
  const numbered = Object.entries(NUMBERED).flatMap(([name, own]) =>
    Array.from({ length: 12 }, (_, index) => [
      `${name}${index}`,
      read(own[index % own.length] ?? ''),
    ]),
  );
  const fontSize = `${FONT_SIZE}px`;
  const natural = { useMaxWidth: false };
  return {
    startOnLoad: false,
    theme: 'base',
    fontFamily: tokens.fontFamily,
    // A time axis ignores the variables, and its lines ran through the names beside bars; the boxes behind
    // the labels of commits let the lines through; the edges of a mind map have the colour of its boxes.
    themeCSS: `.tick text { font-size: 13px } .tick line { stroke: ${read('line')} }
      .commit-label-bkg { display: none }
      .commit-label, [class*=taskTextOutside] { paint-order: stroke; stroke: ${read('paper')}; stroke-width: 4px }
      path[data-edge] { stroke: ${read('control-line')}; stroke-width: 1.5px }`,
    themeVariables: {
      ...(Object.fromEntries([...variables, ...numbered]) as Record<string, string>),
      darkMode,
      fontFamily: tokens.fontFamily,
      fontSize,
      useGradient: false,
      dropShadow: 'none',
      commitLabelFontSize: fontSize,
      tagLabelFontSize: fontSize,
    },
    gantt: {
      ...natural,
      useWidth: Math.max(width, MIN_WIDTH),
      fontSize: FONT_SIZE,
      sectionFontSize: FONT_SIZE,
      barHeight: 28,
    },
    gitGraph: { ...natural, rotateCommitLabel: false }, // rotated, labels run into other branches
    timeline: { ...natural, padding: 8 },
    mindmap: natural,
    quadrantChart: {
      ...natural,
      chartWidth: width,
      chartHeight: Math.min(480, width),
      pointLabelFontSize: FONT_SIZE,
    },
  };
}
