import { absolutize, normalize, parsePath } from 'path-data-parser';

import { boundingBox, numbersIn, unionBox, type Box } from './box.ts';
import { textBox } from './textBox.ts';

/** Elements that aren't rendered in place. */
const NOT_RENDERED = /^(?:defs|style|title|desc|marker|clipPath|symbol)$/;

type Measure = (read: (name: string) => number, element: Element) => Box | undefined;

const rectangle: Measure = (read) => ({
  x: read('x'),
  y: read('y'),
  width: read('width'),
  height: read('height'),
});

function oval(x: number, y: number, rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
}

const corners: Measure = (_read, element) =>
  boundingBox(numbersIn(element.getAttribute('points')));

/** The box of a path and its control points; of an arc only the ends count. */
const path: Measure = (_read, element) => {
  const lines = absolutize(parsePath(element.getAttribute('d') ?? '')).map((segment) =>
    segment.key === 'A' ? { key: 'L', data: segment.data.slice(5) } : segment,
  );
  return boundingBox(normalize(lines).flatMap(({ data }) => data));
};

const MEASURES: Readonly<Record<string, Measure>> = {
  text: (_read, element) => textBox(element),
  tspan: (_read, element) => textBox(element),
  rect: rectangle,
  image: rectangle,
  foreignObject: rectangle,
  circle: (read) => oval(read('cx'), read('cy'), read('r'), read('r')),
  ellipse: (read) => oval(read('cx'), read('cy'), read('rx'), read('ry')),
  line: (read) => boundingBox([read('x1'), read('y1'), read('x2'), read('y2')]),
  polygon: corners,
  polyline: corners,
  path,
};

function translated(box: Box, element: Element): Box {
  const transform = element.getAttribute('transform') ?? '';
  let { x, y } = box;
  for (const [, inside = ''] of transform.matchAll(/translate\(([^)]*)\)/g)) {
    const [dx = 0, dy = 0] = numbersIn(inside);
    x += dx;
    y += dy;
  }
  return { ...box, x, y };
}

/**
 * Replaces `getBBox`, which needs a browser's layout: estimates text, reads shapes from their
 * attributes, and unites the boxes of a group's children.
 */
export function elementBox(element: Element): Box | undefined {
  const measure = MEASURES[element.tagName];
  if (measure) {
    return measure((name) => parseFloat(element.getAttribute(name) ?? '') || 0, element);
  }
  const boxes = [...element.children]
    .filter(({ tagName }) => !NOT_RENDERED.test(tagName))
    .flatMap((child) => {
      const box = elementBox(child);
      return box && (box.width > 0 || box.height > 0) ? translated(box, child) : [];
    });
  return unionBox(boxes);
}
