import { FONT_SIZE } from '../fontSize.ts';
import { EMPTY_BOX, numbersIn } from './box.ts';
import { elementBox } from './elementBox.ts';
import { setAttributes } from './setAttributes.ts';
import { textWidth } from './textWidth.ts';

/** Font size of dates; drawing.css has it too. */
const DATE_SIZE = 13;

/** Least distance between labels, and between a label and what it names. */
const GAP = 8;

/** Room for strokes and for the corners of a milestone. */
const EDGE = 6;

/** From a commit to the next, as mermaid draws them. */
const ROW = 50;

/** From the last branch to the labels of commits. */
const LABEL_DISTANCE = 20;

/** From the end of a row up to the baseline of its label, which is in the middle of its commit. */
const LABEL_RISE = 5;

/** From the edges of a bar to a milestone, whose corners stick out because it's turned. */
const MILESTONE_INSET = 4;

function read(element: Element | null | undefined, name: string): number {
  return Number(element?.getAttribute(name));
}

function widthOf({ textContent }: Element, fontSize = FONT_SIZE): number {
  return textWidth(textContent.trim(), fontSize);
}

/** The drawing is as large as what's in it. */
export function fit(svg: Element): void {
  const { x, y, width, height } = elementBox(svg) ?? EMPTY_BOX;
  const viewBox = `${x - EDGE} ${y - EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`;
  setAttributes(svg, { viewBox });
}

/** Removes dates that would run into the one before, or repeat it. */
function thinDates(svg: Element): void {
  const dates = [...svg.querySelectorAll('.tick text')];
  const widest = Math.max(...dates.map((date) => widthOf(date, DATE_SIZE)));
  let end = -Infinity;
  let last = '';
  for (const date of dates) {
    const [x = 0] = numbersIn(date.parentElement?.getAttribute('transform'));
    if (x < end || date.textContent === last) date.remove();
    else [end, last] = [x + widest + GAP, date.textContent];
    setAttributes(date, { 'font-size': DATE_SIZE });
  }
}

/** A name that's longer than its bar is on the right of it, or on the left if only that has room. */
function arrangeGantt(svg: Element): void {
  const [, , end = 0] = numbersIn(svg.getAttribute('viewBox'));
  thinDates(svg);
  for (const name of svg.querySelectorAll('[class*=taskText]')) {
    const bar = svg.querySelector(`[id="${name.id.replace(/-text$/, '')}"]`);
    const [start, width] = [read(bar, 'x'), read(bar, 'width')];
    const right = start + width + GAP;
    const left = start - GAP;
    const isRight = right + widthOf(name) <= end || left < widthOf(name);
    if (widthOf(name) <= width) setAttributes(name, { 'text-anchor': 'middle' });
    else if (isRight) setAttributes(name, { x: right, 'text-anchor': 'start' });
    else setAttributes(name, { x: left, 'text-anchor': 'end' });
  }
  for (const name of svg.querySelectorAll('.sectionTitle, .sectionTitle tspan')) {
    setAttributes(name, { x: 0, 'text-anchor': 'end', 'dominant-baseline': 'central' });
  }
  for (const bar of svg.querySelectorAll('.milestone')) {
    const size = read(bar, 'height') - 2 * MILESTONE_INSET;
    const [x = 0, y = 0] = ['x', 'y'].map((name) => read(bar, name) + MILESTONE_INSET);
    const transform = `rotate(45 ${x + size / 2} ${y + size / 2})`;
    setAttributes(bar, { x, y, width: size, height: size, transform });
  }
  fit(svg);
}

/**
 * Moves the labels of commits to one column beside all branches, as in `git log --graph`, and tags behind them:
 * mermaid puts labels on the left of their commits, where other branches run through them. It also moves names
 * of branches apart. Only for graphs that run downwards.
 */
function arrangeGitGraph(svg: Element): void {
  const lanes = [...svg.querySelectorAll('line.branch')];
  if (lanes.some((lane) => read(lane, 'x1') !== read(lane, 'x2'))) return;
  let end = -Infinity;
  for (const [index, box] of svg.querySelectorAll('.branchLabelBkg').entries()) {
    const name = box.nextElementSibling?.firstElementChild ?? box;
    const width = widthOf(name) + 2 * GAP;
    const x = Math.max(read(lanes[index], 'x1') - width / 2, end + GAP);
    end = x + width;
    setAttributes(box, { x, width });
    const transform = `translate(${x + width / 2} ${read(box, 'y') + 2})`;
    setAttributes(name, { transform, 'text-anchor': 'middle' });
  }
  const column = Math.max(...lanes.map((lane) => read(lane, 'x1'))) + LABEL_DISTANCE;
  const ends: number[] = [];
  for (const shape of svg.querySelectorAll('.tag-label-bkg, .tag-hole')) shape.remove();
  for (const label of svg.querySelectorAll('.commit-label, .tag-label')) {
    const row = Math.round((read(label, 'y') + GAP) / ROW);
    const x = ends[row] ?? column;
    ends[row] = x + widthOf(label) + 2 * GAP;
    label.removeAttribute('transform');
    setAttributes(label, { x, y: row * ROW - LABEL_RISE });
  }
  fit(svg);
}

/** Keeps the names of points inside the chart. */
function arrangeQuadrants(svg: Element): void {
  const chart = elementBox(svg.querySelector('.quadrants') ?? svg) ?? EMPTY_BOX;
  for (const name of svg.querySelectorAll('.data-point text')) {
    const [x = 0, y = 0] = numbersIn(name.getAttribute('transform'));
    const least = chart.x + GAP + widthOf(name) / 2;
    const inside = Math.max(least, Math.min(x, 2 * chart.x + chart.width - least));
    const isLow = y + FONT_SIZE > chart.y + chart.height;
    const transform = `translate(${inside} ${isLow ? y - 2 * FONT_SIZE : y})`;
    setAttributes(name, { transform });
  }
}

/** By the kind of a drawing, moves what mermaid would have run into something else, or out of the drawing. */
export const arrange: Readonly<Record<string, (svg: Element) => void>> = {
  gantt: arrangeGantt,
  gitGraph: arrangeGitGraph,
  quadrantChart: arrangeQuadrants,
};
