import { type DOMWindow, JSDOM } from 'jsdom';
import type { Mermaid, MermaidConfig } from 'mermaid';

import { FONT_SIZE } from '../fontSize.ts';
import { EMPTY_BOX } from './box.ts';
import { elementBox } from './elementBox.ts';
import { fontSizeOf } from './textBox.ts';
import { textWidth } from './textWidth.ts';

/** The page's font, and charts no wider than a column of text; images keep mermaid's sizes. */
const CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  maxTextSize: Number.MAX_SAFE_INTEGER, // over the limit, it draws an error message
  deterministicIds: true,
  handDrawnSeed: 1,
  htmlLabels: false,
  fontSize: FONT_SIZE,
  theme: 'base',
  themeVariables: {
    fontSize: `${FONT_SIZE}px`,
    primaryColor: '#c9dcf3',
    secondaryColor: '#f6d9b8',
    tertiaryColor: '#cfe5d2',
    background: '#fff',
  },
  flowchart: { htmlLabels: false, nodeSpacing: 40, rankSpacing: 44, padding: 12 },
  sequence: {
    actorFontSize: FONT_SIZE,
    messageFontSize: FONT_SIZE,
    noteFontSize: FONT_SIZE,
    mirrorActors: false,
    height: 44,
    // Close together, so that five participants fit the column; words still widen a box and a gap.
    width: 64,
    actorMargin: 14,
    wrapPadding: 5,
    // Mermaid subtracts it from the width of a loop's condition, once per message in the loop.
    labelBoxWidth: 20,
    // Only what the strokes at the edges need: the figure around it has its own margins.
    diagramMarginX: 2,
  },
  er: { rankSpacing: 110 },
  gantt: {
    useWidth: 560,
    leftPadding: 8,
    rightPadding: 8,
    barHeight: 28,
    fontSize: FONT_SIZE,
    sectionFontSize: FONT_SIZE,
    numberSectionStyles: 1,
  },
  gitGraph: { rotateCommitLabel: false }, // rotated, labels run into other branches
  timeline: { padding: 8 },
  quadrantChart: { chartWidth: 480, chartHeight: 420, pointTextPadding: 8 },
};

function widthOf(element: Element): number {
  return textWidth(element.textContent, fontSizeOf(element));
}

/** Adds the measuring methods that mermaid's layout needs to jsdom's elements. */
function addLayout(window: DOMWindow): void {
  Object.assign(window.Element.prototype, {
    getBBox(this: Element) {
      return elementBox(this) ?? EMPTY_BOX;
    },
    getComputedTextLength(this: Element) {
      return widthOf(this);
    },
    getBoundingClientRect(this: Element) {
      const isDrawn = this instanceof window.SVGElement;
      const box = isDrawn ? elementBox(this) : { ...EMPTY_BOX, width: widthOf(this) };
      return (window.DOMRect as typeof DOMRect).fromRect(box);
    },
  });
  // The layout of mind maps asks for a canvas and draws nothing on it.
  const canvas = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
  window.HTMLCanvasElement.prototype.getContext = () => canvas as never;
}

/**
 * Loads mermaid into a jsdom document. This sets a global `window`, so it must run in a worker:
 * Docusaurus mistakes a process with a `window` for a browser.
 */
export async function loadMermaid(): Promise<Mermaid> {
  const { window } = new JSDOM('<!doctype html><title>Diagrams</title>');
  addLayout(window);
  const { document, Element, HTMLElement, SVGElement, Node, CSSStyleSheet } = window;
  const screen = { availWidth: 700 }; // C4 reads it
  Object.assign(globalThis, { window, document, screen });
  Object.assign(globalThis, { Element, HTMLElement, SVGElement, Node, CSSStyleSheet });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize(CONFIG);
  return mermaid;
}
