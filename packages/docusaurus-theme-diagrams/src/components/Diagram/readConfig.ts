import type { MermaidConfig } from 'mermaid';

/** Width in px of a chart that takes the width it's given; about the text column's. */
const WIDTH = 660;

/** Tokens that tell the branches of a git graph and the slices of a pie apart. */
const DISTINCT = [
  'soft',
  'kind-info',
  'kind-tip',
  'kind-warning',
  'code-keyword',
  'code-type',
  'kind-danger',
  'code-number',
];

/** Variables of one kind, such as `git0` to `git7`; mermaid has up to 12 of each. */
function numbered(name: string, colours: readonly string[], first = 0) {
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `${name}${index + first}`,
      colours[index % colours.length],
    ]),
  );
}

/**
 * Mermaid's configuration in the page's colours and type. It computes colours from those it's given, so
 * it gets the tokens' values instead of `var()`, and has to render again when the mode changes.
 *
 * @param darkMode - whether the page is in dark mode
 */
export default function readConfig(darkMode: boolean): MermaidConfig {
  const tokens = getComputedStyle(document.documentElement);
  const read = (name: string) => tokens.getPropertyValue(`--notes-${name}`).trim();
  const paper = read('paper');
  const card = read('card');
  const mark = read('mark');
  const ink = read('ink');
  const line = read('control-line');
  const distinct = DISTINCT.map(read);
  const natural = { useMaxWidth: false };
  return {
    startOnLoad: false,
    theme: 'base',
    fontFamily: tokens.fontFamily,
    // A time axis ignores the variables, and its lines ran through the names beside bars; the edges of a
    // mind map have the colour of its boxes.
    themeCSS: `.tick text { font-size: 12px } .tick line { stroke: ${read('line')} }
      [class*=taskTextOutside] { paint-order: stroke; stroke: ${paper}; stroke-width: 4px }
      path[data-edge] { stroke: ${line}; stroke-width: 1.5px }`,
    themeVariables: {
      darkMode,
      fontFamily: tokens.fontFamily,
      fontSize: '14px',
      useGradient: false,
      dropShadow: 'none',
      background: paper,
      primaryColor: card,
      primaryTextColor: ink,
      primaryBorderColor: line,
      secondaryColor: mark,
      secondaryTextColor: ink,
      tertiaryColor: paper,
      tertiaryTextColor: ink,
      lineColor: read('drawing-line'),
      // Gantt
      sectionBkgColor: card,
      sectionBkgColor2: card,
      altSectionBkgColor: paper,
      taskBkgColor: mark,
      taskBorderColor: line,
      activeTaskBkgColor: paper,
      activeTaskBorderColor: read('accent'),
      doneTaskBkgColor: card,
      doneTaskBorderColor: line,
      critBkgColor: mark,
      critBorderColor: read('kind-danger'),
      todayLineColor: read('accent'),
      // Timeline, mind map
      ...numbered('cScale', [card, mark]),
      ...numbered('cScaleLabel', [ink]),
      ...numbered('cScaleInv', [line]),
      ...numbered('cScalePeer', [line]),
      // Quadrant chart
      quadrant1Fill: mark,
      quadrant2Fill: card,
      quadrant3Fill: paper,
      quadrant4Fill: card,
      ...numbered('quadrant', [ink]),
      quadrantPointFill: read('kind-info'),
      // Git graph
      ...numbered('git', distinct),
      ...numbered('gitBranchLabel', [paper]),
      commitLabelColor: ink,
      commitLabelBackground: paper,
      commitLabelFontSize: '14px',
      tagLabelColor: ink,
      tagLabelBackground: mark,
      tagLabelBorder: line,
      tagLabelFontSize: '14px',
      // Pie
      ...numbered('pie', distinct, 1),
      pieSectionTextColor: paper,
      pieStrokeColor: paper,
      pieOuterStrokeColor: line,
      pieOpacity: '1',
    },
    gantt: {
      ...natural,
      useWidth: WIDTH,
      fontSize: 14,
      sectionFontSize: 14,
      barHeight: 28,
    },
    gitGraph: natural,
    timeline: natural,
    mindmap: natural,
    quadrantChart: {
      ...natural,
      chartWidth: WIDTH,
      chartHeight: 480,
      pointLabelFontSize: 14,
    },
    pie: natural,
  };
}
