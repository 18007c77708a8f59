import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { drawDiagram } from '../../src/draw/index.ts';
import { loadMermaid } from '../../src/draw/loadMermaid.ts';

const SOURCES = {
  flowchart: 'flowchart LR\n  a[First] -->|label| b{Second}',
  sequence: 'sequenceDiagram\n  A->>B: First\n  B-->>A: Second',
  state: 'stateDiagram-v2\n  [*] --> First\n  First --> Second: label',
  class: 'classDiagram\n  class First {\n    +Second two\n  }\n  First <|-- Second',
  er: 'erDiagram\n  First ||--o{ Second : label\n  First {\n    int id PK\n  }',
  gantt:
    'gantt\n  dateFormat YYYY-MM-DD\n  First :2026-01-01, 9d\n  Second :milestone, 2026-01-04, 0d',
  gitGraph: 'gitGraph TB:\n  commit id: "First"\n  branch b\n  commit id: "Second"',
  quadrantChart: 'quadrantChart\n  quadrant-1 First\n  Second: [0.2, 0.9]',
};

/** Types that mermaid gives neither title nor description. */
const NAMELESS = {
  mindmap: 'mindmap\n  root((First))\n    Second',
  timeline: 'timeline TD\n  1996 : First\n  1997 : Second',
  kanban: 'kanban\n  First\n    [Second]',
  block: 'block-beta\n  columns 2\n  a["First"] b["Second"]',
};

/** Types that keep mermaid's colours. */
const IMAGES = {
  architecture:
    'architecture-beta\n  service a(server)[First]\n  service b(disk)[Second]\n  a:R -- L:b',
  c4: 'C4Context\n  Person(a, "First")\n  System(b, "Second")\n  Rel(a, b, "uses")',
  cynefin: 'cynefin-beta\n  complex\n    "First"\n  clear\n    "Second"',
  eventmodeling: 'eventmodeling\n\ntf 01 ui First\ntf 02 cmd Second',
  info: 'info',
  ishikawa: 'ishikawa-beta\n    First\n    Second\n        Third',
  journey: 'journey\n  section First\n    Second: 5: Me',
  packet: 'packet-beta\n  0-15: "First"\n  16-31: "Second"',
  pie: 'pie\n  "First" : 60\n  "Second" : 40',
  radar: 'radar-beta\n  axis a["First"], b["Second"], c["Third"]\n  curve d{1, 2, 3}',
  railroad: 'railroad-beta\nFirst = optional(terminal("Second"));',
  railroadAbnf: 'railroad-abnf-beta\nFirst = ["Second"] ;',
  railroadEbnf: 'railroad-ebnf-beta\nFirst = [ "Second" ] ;',
  railroadPeg: 'railroad-peg-beta\nFirst <- "Second"? ;',
  requirement:
    'requirementDiagram\n  element First {\n    type: a\n  }\n  element Second {\n    type: b\n  }\n  First - refines -> Second',
  sankey: 'sankey-beta\n\nFirst,Second,120',
  swimlane: 'swimlane-beta\n  subgraph Lane\n    a[First] --> b[Second]\n  end',
  treemap: 'treemap-beta\n"First"\n    "Second": 50',
  treeView: 'treeView-beta\n    "First"\n        "Second"',
  venn: 'venn-beta\n  set First\n  set Second\n  union First,Second["Both"]',
  wardley:
    'wardley-beta\ncomponent First [0.8, 0.6]\ncomponent Second [0.4, 0.3]\nFirst -> Second',
  xychart: 'xychart-beta\n  x-axis [First, Second]\n  bar [1, 2]',
};

const PAGE_COLOURS_ONLY =
  /style=|<style|<script|https?:|#[0-9a-f]{3,6}\b|rgba?\(|hsla?\(/i;

function expectPlain(svg: SVGSVGElement): void {
  expect(svg.textContent).toMatch(/First[\s\S]*Second|Second[\s\S]*First/);
  expect(Number(svg.getAttribute('width'))).toBeGreaterThan(40);
  expect(Number(svg.getAttribute('height'))).toBeGreaterThan(40);
  expect(svg.outerHTML.replaceAll(/url\(#[^)]*\)/g, '')).not.toMatch(PAGE_COLOURS_ONLY);
  expect(svg.outerHTML).not.toContain('NaN');
  expect(svg.getAttribute('role')).toBe(svg.querySelector('title') && 'img');
}

/** The left and right edges of a text, by its anchor, if a character is this wide. */
function edgesOf(text: Element | undefined, character = 7): [number, number] {
  const width = (text?.textContent?.trim().length ?? NaN) * character;
  const anchor = text?.getAttribute('text-anchor') ?? 'start';
  const x =
    Number(/translate\(([-\d.]+)/.exec(text?.getAttribute('transform') ?? '')?.[1] ?? 0) +
    Number(text?.getAttribute('x') ?? 0);
  const left = x - width * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
  return [left, left + width];
}

function textIn(svg: SVGSVGElement, said: string): Element | undefined {
  return [...svg.querySelectorAll('text')].find((text) =>
    text.textContent?.includes(said),
  );
}

async function draw(source: string, key = 'test'): Promise<SVGSVGElement> {
  const result = await drawDiagram(source, key);
  if (!result) throw new Error('not drawn');
  const svg = new JSDOM(result.svg).window.document.querySelector('svg');
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
      expectPlain(svg);
      const textOf = (attribute: string) =>
        svg.querySelector(`[id="${svg.getAttribute(attribute)}"]`)?.outerHTML;
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

  it.each(Object.entries(NAMELESS))('draws the labels of %s', async (_kind, source) => {
    expectPlain(await draw(source));
  });

  it.each(['mindmap', 'gantt'] as const)('draws a %s alike each time', async (kind) => {
    const branches = Array.from({ length: 12 }, (_, index) => `    Branch ${index}`);
    const source = { ...SOURCES, ...NAMELESS }[kind];
    const large = kind === 'mindmap' ? [source, ...branches].join('\n') : source;
    const [one, other] = await Promise.all([draw(large, 'one'), draw(large, 'other')]);
    const bare = (svg: SVGSVGElement) => svg.innerHTML.replaceAll(/\bd[0-9a-f]{6}/g, '');
    expect(bare(one)).toBe(bare(other));
  });

  it.each(Object.entries(IMAGES))('draws %s as an image', async (kind, source) => {
    const svg = await draw(source);
    expect([...svg.children].map(({ tagName }) => tagName)).toEqual(['image']);
    const [, markup = ''] = svg.firstElementChild?.getAttribute('href')?.split(',') ?? [];
    const drawn = new JSDOM(decodeURIComponent(markup), {
      contentType: 'image/svg+xml',
    }).window.document.documentElement;
    const said = kind === 'info' ? /^v11/ : /First[\s\S]*Second|Second[\s\S]*First/;
    drawn.querySelector('style')?.remove();
    expect(drawn.textContent.replaceAll(/\s/g, '')).toMatch(said);
    expect(drawn.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(Number(svg.getAttribute('width'))).toBeGreaterThan(40);
    expect(Number(svg.getAttribute('height'))).toBeGreaterThan(40);
    expect(drawn.getAttribute('viewBox')).toBeTruthy();
  });

  it('knows every type that mermaid has', async () => {
    const mermaid = await loadMermaid();
    const known = Object.keys({ ...SOURCES, ...NAMELESS, ...IMAGES });
    const others = mermaid
      .getRegisteredDiagramsMetadata()
      .map(({ id }) => id.replace(/Diagram$|-.*/, ''))
      .filter((id) => !known.includes(id));
    expect(others).toEqual(['error', '']);
  });

  it('gives an image title and description', async () => {
    const svg = await draw(`${IMAGES.pie}\n  accTitle: A name\n  accDescr: A text`);
    expect(svg.querySelector('title')?.textContent).toBe('A name');
    expect(svg.getAttribute('aria-describedby')).toBe(svg.querySelector('desc')?.id);
  });

  it('draws a source of any length', async () => {
    expectPlain(await draw(SOURCES.flowchart + ' '.repeat(50_000)));
  });

  it('draws nothing that does not parse', async () => {
    expect(await drawDiagram('flowchart LR\n  c --> --> d(', 'x')).toBeUndefined();
  });
});

describe('in a Gantt chart', () => {
  const draft = (...lines: string[]) =>
    draw(['gantt', '  dateFormat YYYY-MM-DD', ...lines].join('\n'));

  it('dates stand apart and do not repeat, and the day of the build has no line', async () => {
    const svg = await draft('  axisFormat %Y', '  Task :2024-01-01, 1300d');
    const years = [...svg.querySelectorAll('.tick text')].map((date) => date.textContent);
    expect(years).toEqual(['2024', '2025', '2026', '2027']);
    const dense = await draft('  tickInterval 1day', '  Task :2026-01-01, 60d');
    const places = [...dense.querySelectorAll('.tick')]
      .filter((tick) => tick.querySelector('text'))
      .map((tick) => edgesOf(tick)[0]);
    expect(places.length).toBeGreaterThan(3);
    places.slice(1).forEach((place, index) => {
      expect(place - (places[index] ?? NaN)).toBeGreaterThan(10 * 8);
    });
    expect(svg.outerHTML).not.toContain('today');
  });

  it('names stay inside, beside their bars and clear of each other', async () => {
    const svg = await draft(
      '  section A section with a long name',
      '  a task at the start with a long name :a, 2026-01-01, 1d',
      '  a longer one :2026-01-01, 30d',
      '  a task at the end with a long name :2026-01-30, 1d',
    );
    const [x = NaN, , width = NaN] =
      svg.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const bars = [...svg.querySelectorAll('.task')].map((bar) =>
      Number(bar.getAttribute('x')),
    );
    const section = edgesOf(textIn(svg, 'section'));
    const first = edgesOf(textIn(svg, 'at the start'));
    const last = edgesOf(textIn(svg, 'at the end'));
    expect(section[0]).toBeGreaterThan(x);
    expect(section[1]).toBeLessThan(bars[0] ?? NaN);
    expect(first[0]).toBeGreaterThan(bars[0] ?? NaN);
    expect(last[1]).toBeLessThan(bars[2] ?? NaN);
    expect(last[0]).toBeGreaterThan(bars[0] ?? NaN);
    expect(x + width).toBeGreaterThan(bars[2] ?? NaN);
  });
});

describe('in a Git graph that runs downwards', () => {
  it('labels and tags are beside all branches, a row for each commit', async () => {
    const svg = await draw(
      'gitGraph TB:\n  commit id: "One"\n  branch other\n  commit id: "Two" tag: "v2"\n  checkout main\n  commit id: "Three"',
    );
    const lanes = [...svg.querySelectorAll('.branch')].map((lane) =>
      Number(lane.getAttribute('x1')),
    );
    const labels = ['One', 'Two', 'Three'].map((said) => textIn(svg, said));
    const tag = textIn(svg, 'v2');
    expect(new Set(labels.map((label) => label?.getAttribute('x'))).size).toBe(1);
    expect(new Set(labels.map((label) => label?.getAttribute('y'))).size).toBe(3);
    expect(edgesOf(labels[0])[0]).toBeGreaterThan(Math.max(...lanes) + 10);
    expect(tag?.getAttribute('y')).toBe(labels[1]?.getAttribute('y'));
    expect(edgesOf(tag)[0]).toBeGreaterThan(edgesOf(labels[1])[1]);
  });

  it('names of branches stand apart', async () => {
    const svg = await draw(
      'gitGraph TB:\n  commit\n  branch release-of-version-1\n  commit\n  branch fix\n  commit',
    );
    const boxes = [...svg.querySelectorAll('.branchLabelBkg')].map((box) =>
      ['x', 'width'].map((name) => Number(box.getAttribute(name))),
    );
    expect(boxes).toHaveLength(3);
    boxes.slice(1).forEach(([x = NaN], index) => {
      const [start = NaN, width = NaN] = boxes[index] ?? [];
      expect(x).toBeGreaterThan(start + width);
    });
  });
});

it('keeps the names of points inside a quadrant chart', async () => {
  const svg = await draw(
    'quadrantChart\n  quadrant-1 A\n  A name at the left: [0.01, 0.02]\n  A name at the right: [0.99, 0.5]',
  );
  const fields = [...svg.querySelectorAll('.quadrant rect')];
  const edge = (name: string, size: string) =>
    fields.map((field) =>
      [name, size].reduce((sum, one) => sum + Number(field.getAttribute(one) ?? 0), 0),
    );
  const [left, right] = [Math.min(...edge('x', '')), Math.max(...edge('x', 'width'))];
  const low = textIn(svg, 'at the left');
  expect(edgesOf(low)[0]).toBeGreaterThan(left);
  expect(edgesOf(textIn(svg, 'at the right'))[1]).toBeLessThan(right);
  const [, y = NaN] =
    /translate\(\S+ ([\d.]+)/.exec(low?.getAttribute('transform') ?? '')?.map(Number) ??
    [];
  expect(y + 14).toBeLessThan(Math.max(...edge('y', 'height')));
});
