import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { drawDiagram } from '../../src/draw/index.ts';

const SOURCES = {
  flowchart: 'flowchart LR\n  a[First] -->|label| b{Second}',
  sequence: 'sequenceDiagram\n  A->>B: First\n  B-->>A: Second',
  state: 'stateDiagram-v2\n  [*] --> First\n  First --> Second: label',
  class: 'classDiagram\n  class First {\n    +Second two\n  }\n  First <|-- Second',
  er: 'erDiagram\n  First ||--o{ Second : label\n  First {\n    int id PK\n  }',
};

async function draw(source: string, key = 'test'): Promise<SVGSVGElement> {
  const result = await drawDiagram(source, key);
  const svg = new JSDOM(result?.svg).window.document.querySelector('svg');
  if (!svg) throw new Error('no drawing');
  return svg;
}

describe('drawDiagram', () => {
  it.each(Object.entries(SOURCES))(
    'draws the labels of %s, with title and description, and no style, colour, script or URL',
    async (_kind, source) => {
      const [head, ...rest] = source.split('\n');
      const names = ['  accTitle: A name', '  accDescr: A text'];
      const svg = await draw([head, ...names, ...rest].join('\n'));
      expect(svg.textContent).toMatch(/First[\s\S]*Second|Second[\s\S]*First/);
      expect(Number(svg.getAttribute('width'))).toBeGreaterThan(40);
      expect(Number(svg.getAttribute('height'))).toBeGreaterThan(40);
      expect(svg.outerHTML).not.toMatch(
        /style=|<style|<script|https?:|#[0-9a-f]{6}\b|rgba?\(/i,
      );
      const textOf = (attribute: string) =>
        svg.querySelector(`[id="${svg.getAttribute(attribute)}"]`)?.outerHTML;
      expect(svg.outerHTML).not.toContain('NaN');
      expect(svg.getAttribute('role')).toBe('img');
      expect(textOf('aria-labelledby')).toMatch(/^<title .*>A name</);
      expect(textOf('aria-describedby')).toMatch(/^<desc .*>A text</);
    },
  );

  it('sets lang on Chinese labels only', async () => {
    const svg = await draw('flowchart LR\n  a[Reader] -->|reads| b[五维学习法]');
    const said = [...svg.querySelectorAll('[lang]')].map((text) => [
      text.getAttribute('lang'),
      text.textContent,
    ]);
    expect(said).toEqual([['zh-Hans', '五维学习法']]);
  });

  it('gives two identical diagrams on a page different ids', async () => {
    const [a, b] = await Promise.all([
      draw(SOURCES.flowchart, 'page#0'),
      draw(SOURCES.flowchart, 'page#1'),
    ]);
    expect(a.querySelector('marker')?.id).not.toBe(b.querySelector('marker')?.id);
  });

  it('draws each of two diagrams whose hashes begin alike', async () => {
    for (const step of ['Step 1922', 'Step 3763']) {
      expect((await draw(`flowchart LR\n  a[${step}]`)).textContent).toContain(step);
    }
  });

  it('reserves enough width for Chinese', async () => {
    const han = await draw('flowchart LR\n  a[幂等的请求与重试]');
    const latin = await draw('flowchart LR\n  a[abcdefgh]');
    const widthOf = (svg: Element) =>
      Number(svg.querySelector('rect')?.getAttribute('width'));
    expect(widthOf(han) - widthOf(latin)).toBeGreaterThan(8 * 14 * 0.3);
  });

  it('leaves other types to the browser, and what does not parse', async () => {
    for (const source of ['pie\n  "a" : 1', 'flowchart LR\n  c --> --> d('])
      expect(await drawDiagram(source, 'x')).toBeUndefined();
  });
});
