import { readFileSync } from 'node:fs';

import { languageOf } from 'mdx-source';
import { FONT_SIZE } from '../fontSize.ts';
import { arrange, fit } from './arrange.ts';
import { numbersIn, type Box } from './box.ts';
import { elementBox } from './elementBox.ts';
import { setAttributes } from './setAttributes.ts';
import type { Drawing } from './worker.ts';

/** Types that src/drawing.css styles, as mermaid's parser begins their names. */
const KINDS =
  'flowchart sequence state class er gantt gitGraph mindmap timeline quadrantChart kanban block'.split(
    ' ',
  );

const STYLED = new RegExp(`^(?:${KINDS.join('|')})(?:Diagram|-|$)`);

/** Classes that src/drawing.css styles; all others are removed. */
const CLASSES = new Set(
  readFileSync(new URL('../drawing.css', import.meta.url), 'utf8')
    .match(/(?<=\.)[a-z][\w-]*/gi)
    ?.filter((name) => !KINDS.includes(name)),
);

/** Classes that tell the branches of a Git graph apart; drawing.css reads their digit. */
const OF_BRANCH = /^(?:commit|arrow|label|commit-highlight)\d$/;

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
    if (KEPT.test(property) && value) setAttributes(element, { [property]: value });
  }
}

function cleanAttributes(element: Element): void {
  keepDeclarations(element);
  for (const { name, value } of [...element.attributes]) {
    const isNone = name === 'fill' && value === 'none';
    if ((DROPPED.test(name) && !isNone) || DEFAULTS.has(`${name}=${value}`))
      element.removeAttribute(name);
    else if (GEOMETRY.test(name)) setAttributes(element, { [name]: rounded(value) });
    else if (value === '' || value === 'normal') element.removeAttribute(name);
  }
  const classes = [...element.classList].filter(
    (name) => CLASSES.has(name) || OF_BRANCH.test(name),
  );
  if (classes.length > 0) setAttributes(element, { class: classes.join(' ') });
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
    setAttributes(fill, { d: /z\s*$/i.test(d) ? d : `${d}Z` });
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
    setAttributes(group, { transform: `translate(0, ${y})` });
    setAttributes(text, { 'text-anchor': 'middle' });
  }
}

/** Removes elements that draw nothing: unused definitions, empty groups, labels without text. */
function removeUnused(svg: Element): void {
  const used = new Set(svg.outerHTML.match(/(?<=url\(#)[^)]+/g));
  for (const marker of svg.querySelectorAll('marker, filter, linearGradient, symbol')) {
    if (!used.has(marker.id)) marker.remove();
  }
  const outer = [...svg.querySelectorAll('text, tspan, rect, g, defs')];
  for (const element of outer.reverse()) {
    const isSized = element.tagName === 'rect' && element.hasAttribute('width');
    if (!isSized && element.childNodes.length === 0) element.remove();
  }
}

/** Sets `lang` on text, because a diagram on an English page may contain Chinese. */
function setLanguages(svg: Element): void {
  for (const text of svg.querySelectorAll('text')) {
    const language = languageOf(text.textContent ?? '');
    if (language) setAttributes(text, { lang: language });
  }
}

/** Without a title, a screen reader reads the labels; an image without a name would hide them. */
function addAccessibleName(svg: Element, id: string): void {
  if (svg.querySelector(':scope > title')) setAttributes(svg, { role: 'img' });
  for (const element of svg.querySelectorAll(':scope > :is(title, desc)')) {
    element.id = `${id}${element.tagName[0]}`;
    const is = element.tagName === 'title' ? 'labelled' : 'described';
    setAttributes(svg, { [`aria-${is}by`]: element.id });
  }
}

function clean(svg: Element, bottom: number): void {
  // Mermaid draws lifelines past the diagram's end and lets it clip them.
  for (const line of svg.querySelectorAll('.actor-line'))
    setAttributes(line, { y2: Math.round(bottom) });
  svg.querySelectorAll('*').forEach(cleanAttributes);
  removeUnused(svg);
  for (const element of svg.querySelectorAll('g, tspan'))
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  removeUnused(svg);
  const named = svg.querySelectorAll('[id]:not(marker)'); // only markers are referred to
  named.forEach((element) => element.removeAttribute('id'));
  setLanguages(svg);
}

/** Mermaid's drawing as it is, in an image, where its CSS and the page's don't meet. */
function imageOf(svg: Element, box: Box): Element {
  const style = 'background: #fff; font-family: system-ui, sans-serif';
  setAttributes(svg, { ...box, style });
  const source = new window.XMLSerializer().serializeToString(svg);
  const image = document.createElementNS(svg.namespaceURI, 'image');
  const href = `data:image/svg+xml,${encodeURIComponent(source)}`;
  setAttributes(image, { ...box, href });
  return image;
}

/**
 * Reduces mermaid's SVG to what's visible: no styles, no colours, one decimal. Types that aren't styled keep theirs.
 *
 * @param markup - the SVG rendered by mermaid
 * @param id - the diagram's id, with which mermaid begins the ids of its markers; unique on a page
 */
export function cleanSvg(markup: string, id: string): Drawing | undefined {
  const template = document.createElement('template');
  // In a timeline that runs downwards, lines refer to a marker that mermaid doesn't draw.
  template.innerHTML = markup.replaceAll(' marker-end="url(#arrowhead)"', '');
  const svg = template.content.querySelector('svg');
  if (!svg) return undefined;
  const kind = svg.getAttribute('aria-roledescription') ?? '';
  const isStyled = STYLED.test(kind);
  if (isStyled) {
    svg.querySelectorAll(UNSEEN).forEach((element) => element.remove());
    mergeOutlines(svg);
    centerLabels(svg);
    arrange[kind]?.(svg);
  } else if (!svg.hasAttribute('viewBox')) fit(svg);
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(svg.getAttribute('viewBox'));
  if (isStyled) clean(svg, y + height);
  else
    svg.replaceChildren(
      ...svg.querySelectorAll(':scope > :is(title, desc)'),
      imageOf(svg, { x, y, width, height }),
    );
  for (const { name } of [...svg.attributes]) svg.removeAttribute(name);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  addAccessibleName(svg, id);
  setAttributes(svg, {
    class: kind.replace(/-.*|Diagram.*$/, '').toLowerCase(),
    viewBox: rounded(`${x} ${y} ${width} ${height}`),
    ...size,
    'font-size': FONT_SIZE,
  });
  return { svg: svg.outerHTML, ...size };
}
