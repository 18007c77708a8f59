import { unionBox, type Box } from './box.ts';
import { textWidth } from './textWidth.ts';

/** Ascent and line height in em, as browsers report them for common sans-serif fonts. */
const ASCENT = 0.93;
const HEIGHT = 1.17;

type Line = { text: string; readonly x: number; readonly y: number };

function styled(element: Element, property: string): string | undefined {
  const style = element.getAttribute('style') ?? '';
  const declared = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;!]+)`).exec(style)?.[1];
  return declared?.trim() ?? element.getAttribute(property) ?? undefined;
}

function inherited(element: Element, property: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = styled(at, property);
    if (value) return value;
  }
  return undefined;
}

/** What mermaid centres in its stylesheet, which jsdom doesn't apply. */
const CENTRED =
  ':is([data-kind^=flowchart], [data-kind=swimlane]) .node .label, [class*=ishikawa-head], .cause';

function anchorOf(element: Element): string {
  if (element.closest(CENTRED)) return 'middle';
  return (
    inherited(element.querySelector('[text-anchor]') ?? element, 'text-anchor') ?? 'start'
  );
}

function lengthIn(value: string | null, fontSize: number): number | undefined {
  if (!value) return undefined;
  return parseFloat(value) * (value.endsWith('em') ? fontSize : 1);
}

function linesOf(element: Element, fontSize: number): Line[] {
  const length = (part: Element, name: string) =>
    lengthIn(part.getAttribute(name), fontSize);
  const start = length(element, 'x') ?? 0;
  let y = (length(element, 'y') ?? 0) + (length(element, 'dy') ?? 0);
  const spans = [...element.children].filter(({ tagName }) => tagName === 'tspan');
  if (spans.length === 0) return [{ text: element.textContent, x: start, y }];

  const lines: Line[] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    if (last && !span.hasAttribute('x') && !span.hasAttribute('dy')) {
      last.text += span.textContent;
      continue;
    }
    y = (length(span, 'y') ?? y) + (length(span, 'dy') ?? 0);
    lines.push({ text: span.textContent, x: length(span, 'x') ?? start, y });
  }
  return lines;
}

/** @returns the font size that applies to an element, in px */
export function fontSizeOf(element: Element): number {
  return parseFloat(inherited(element, 'font-size') ?? '') || 16;
}

/** Replaces `getBBox` for a `text` element. */
export function textBox(element: Element): Box | undefined {
  const fontSize = fontSizeOf(element);
  const anchor = anchorOf(element);
  const ascent = element.closest('.ishikawa') ? HEIGHT / 2 : ASCENT;
  const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
  const height = HEIGHT * fontSize;
  const lines = linesOf(element, fontSize)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y }) => {
      const width = textWidth(text.trim(), fontSize);
      return { x: x - width * share, y: y - ascent * fontSize, width, height };
    });
  return unionBox(lines);
}
