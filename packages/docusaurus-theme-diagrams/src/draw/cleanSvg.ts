import { languageOf } from 'mdx-source';
import { FONT_SIZE } from '../fontSize.ts';
import { arrange } from './arrange.ts';
import { numbersIn } from './box.ts';
import { elementBox } from './elementBox.ts';
import type { Drawing } from './worker.ts';

/** Classes that src/drawing.css styles; all others are removed. */
const CLASSES = new Set(
  [
    'node cluster edge-pattern-dotted edge-pattern-dashed edge-thickness-thick',
    'edge-thickness-invisible note-edge statediagram-cluster label-group extension',
    'aggregation composition dependency background state-start statediagram-note',
    'actor actor-line actor-man sequenceNumber note messageLine1 loopLine labelBox',
    'activation0 activation1 activation2 rect',
    'tick task active0 activeCrit0 crit0 done0 doneCrit0 taskText exclude-range branch',
    'branchLabel branchLabelBkg commit commit-merge commit-reverse commit-cherry-pick',
    'commit-highlight-inner arrow tag-label tag-label-bkg section-root node-bkg quadrant',
    'data-point',
  ].flatMap((line) => line.split(' ')),
);

/** Classes that tell the branches of a Git graph apart. */
const BRANCH = /^(?:commit|arrow|label|commit-highlight)\d$/;

/** What the page replaces or nobody sees; a page is read on other days than it's built. */
const UNSEEN = 'style, .today, .domain, .section, .commit-label-bkg, .node-bkg + line';

/** Declarations to keep: those that position text or dash lines. Colours come from the page. */
const KEPT =
  /^(?:text-anchor|dominant-baseline|font-weight|stroke-dasharray|font-style)$/;

const DROPPED =
  /^(?:style|data-.*|role|aria-.*|name|alignment-baseline|stroke|fill|font-family|font-size|stroke-width|opacity|fill-opacity|stroke-opacity|filter|text-rendering|xml:space|zIndex|transform-origin|text-height)$/;

/** Attributes set to their default value. */
const DEFAULTS = new Set(['stroke-dasharray=0 0', 'font-weight=400', 'dx=0', 'dy=0']);

const GEOMETRY =
  /^(?:d|points|transform|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|dx|dy)$/;

function rounded(value: string): string {
  return value.replace(/-?\d*\.\d+(?:e[-+]?\d+)?/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}

function keepDeclarations(element: Element): void {
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (KEPT.test(property) && value) element.setAttribute(property, value);
  }
}

function cleanAttributes(element: Element): void {
  keepDeclarations(element);
  for (const { name, value } of [...element.attributes]) {
    const isNone = name === 'fill' && value === 'none';
    if ((DROPPED.test(name) && !isNone) || DEFAULTS.has(`${name}=${value}`))
      element.removeAttribute(name);
    else if (GEOMETRY.test(name)) element.setAttribute(name, rounded(value));
    else if (value === '' || value === 'normal') element.removeAttribute(name);
  }
  const classes = [...element.classList].filter(
    (name) => CLASSES.has(name) || BRANCH.test(name),
  );
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  else element.removeAttribute('class');
}

/**
 * Mermaid draws a shape as a filled path and its outline as a second path, each side twice;
 * CSS can give the first path both fill and stroke.
 */
function mergeOutlines(svg: Element): void {
  for (const fill of svg.querySelectorAll('path[stroke="none"]')) {
    const outline = fill.nextElementSibling;
    if (outline?.getAttribute('fill') !== 'none' || outline.tagName !== 'path') continue;
    const d = fill.getAttribute('d') ?? '';
    fill.setAttribute('d', /z\s*$/i.test(d) ? d : `${d}Z`);
    outline.remove();
  }
}

/**
 * Anchors a label that was centred by its estimated width at the middle of its box, so that it stays
 * centred in a narrower or wider font.
 */
function centerLabels(svg: Element): void {
  for (const text of svg.querySelectorAll('.node g[transform] text')) {
    const group = text.closest('g[transform]');
    const [x = 0, y = 0] = numbersIn(group?.getAttribute('transform') ?? '');
    const box = elementBox(text);
    if (!group || !box || box.x !== 0 || Math.abs(x + box.width / 2) > 1) continue;
    group.setAttribute('transform', `translate(0, ${y})`);
    text.setAttribute('text-anchor', 'middle');
  }
}

/** Mermaid draws lifelines past the diagram's end and lets it clip them. */
function shortenLifelines(svg: Element, bottom: number): void {
  for (const line of svg.querySelectorAll('.actor-line')) {
    line.setAttribute('y2', String(Math.round(bottom)));
  }
}

/** Removes elements that draw nothing: unused definitions, empty groups, labels without text. */
function removeUnused(svg: Element): void {
  const used = new Set(
    [...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id),
  );
  for (const marker of svg.querySelectorAll('marker, filter, linearGradient, symbol')) {
    if (!used.has(marker.id)) marker.remove();
  }
  for (const element of [
    ...svg.querySelectorAll('text, tspan, rect, g, defs'),
  ].reverse()) {
    const isSized = element.tagName === 'rect' && element.hasAttribute('width');
    if (!isSized && element.childNodes.length === 0) element.remove();
  }
}

/** Replaces a group or tspan without attributes by its children. */
function unwrap(svg: Element): void {
  for (const element of [...svg.querySelectorAll('g, tspan')]) {
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
}

/** Only markers are referred to. */
function removeIds(svg: Element): void {
  for (const element of svg.querySelectorAll('[id]:not(marker)')) {
    element.removeAttribute('id');
  }
}

/** Sets `lang` on text, because a diagram in an English note may contain Chinese. */
function setLanguages(svg: Element): void {
  for (const text of svg.querySelectorAll('text')) {
    const language = languageOf(text.textContent ?? '');
    if (language) text.setAttribute('lang', language);
  }
}

function addAccessibleName(svg: Element, id: string): void {
  const [title, description] = ['title', 'desc'].map((name) =>
    [...svg.children].find(({ tagName }) => tagName === name),
  );
  svg.setAttribute('role', 'img');
  if (title) {
    title.id = `${id}t`;
    svg.setAttribute('aria-labelledby', title.id);
  }
  if (description) {
    description.id = `${id}d`;
    svg.setAttribute('aria-describedby', description.id);
  }
}

/**
 * Reduces mermaid's SVG to what's visible: no styles, no colours, one decimal.
 *
 * @param markup - the SVG rendered by mermaid
 * @param id - the diagram's id, with which mermaid begins the ids of its markers; unique on a page
 */
export function cleanSvg(markup: string, id: string): Drawing | undefined {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const svg = template.content.querySelector('svg');
  if (!svg) return undefined;
  svg.querySelectorAll(UNSEEN).forEach((element) => element.remove());
  const kind = svg.getAttribute('aria-roledescription') ?? '';
  mergeOutlines(svg);
  centerLabels(svg);
  arrange[kind]?.(svg);
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(svg.getAttribute('viewBox'));
  shortenLifelines(svg, y + height);
  for (const element of svg.querySelectorAll('*')) cleanAttributes(element);
  removeUnused(svg);
  unwrap(svg);
  removeUnused(svg);
  for (const { name } of [...svg.attributes]) svg.removeAttribute(name);
  removeIds(svg);
  addAccessibleName(svg, id);
  setLanguages(svg);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  svg.setAttribute('class', kind.replace(/-v2$|Diagram.*$/, '').toLowerCase());
  svg.setAttribute('viewBox', rounded(`${x} ${y} ${width} ${height}`));
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  svg.setAttribute('font-size', String(FONT_SIZE));
  return { svg: svg.outerHTML, ...size };
}
