// Draws the note's diagrams and the traps in a browser: node render.mjs NOTE MERMAID BROWSER
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [note = '', script = '', executablePath = ''] = process.argv.slice(2);
const FENCE = /^```mermaid\n([\s\S]*?)^```$/gm;
const SHOWN = /^````md[^\n]*\n```mermaid\n([\s\S]*?)^```\n````$/gm;
const text = readFileSync(note, 'utf8');
const sources = [...text.replace(SHOWN, '').matchAll(FENCE)].map(
  ([, code]) => code ?? '',
);
const shown = [...text.matchAll(SHOWN)].map(([, code]) => code ?? '');

const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
await page.setContent('<!doctype html><body style="margin:0"><div id="box"></div>');
await page.addScriptTag({ path: script });

/** What a reader gets of one source. */
const draw = (code) =>
  page.evaluate(async (source) => {
    const box = document.querySelector('#box');
    const { mermaid } = globalThis;
    mermaid.initialize({ startOnLoad: false });
    try {
      const { diagramType } = await mermaid.parse(source);
      const { svg } = await mermaid.render(
        `d${Math.random().toString(36).slice(2)}`,
        source,
      );
      box.innerHTML = svg;
      const drawing = box.querySelector('svg');
      const [, , width, height] = (drawing.getAttribute('viewBox') ?? '').split(' ');
      const said = (name) => drawing.querySelector(`:scope > ${name}`)?.textContent ?? '';
      const named = (attribute) =>
        Boolean(document.getElementById(drawing.getAttribute(attribute) ?? ''));
      const words = [...drawing.querySelectorAll('text, foreignObject')]
        .map((element) => element.textContent.trim().replace(/\s+/g, ' '))
        .filter(Boolean);
      return {
        type: diagramType,
        size: `${Math.round(width)} x ${Math.round(height)}`,
        title: said('title'),
        desc: said('desc'),
        labelled: named('aria-labelledby') && named('aria-describedby'),
        words: [...new Set(words)].join(' | '),
        markers: [...drawing.querySelectorAll('[marker-end]')]
          .map((line) => line.getAttribute('marker-end').replace(/.*_|\)/g, ''))
          .join(', '),
      };
    } catch (error) {
      return { error: error.message.split('\n').slice(0, 3) };
    }
  }, code);

console.log(`\n== The ${sources.length} diagrams of the note, at 700 px`);
for (const source of sources) {
  const { type, size, title, desc, labelled, error } = await draw(source);
  console.log(
    error?.join('\n') ??
      `${type.padEnd(16)} ${size.padEnd(11)} title ${title ? 'yes' : 'no '}  desc ${desc ? 'yes' : 'no '}  named by them ${labelled ? 'yes' : 'no'}`,
  );
}
const across = sources.find((source) => source.startsWith('timeline TD')) ?? '';
const { size: width } = await draw(across.replace('timeline TD', 'timeline'));
console.log(`the timeline without TD: ${width}`);
const missing = shown.filter((source) => !sources.includes(source));
console.log(
  `sources shown: ${shown.length}, of them drawn from the same text: ${shown.length - missing.length}`,
);

console.log('\n== Traps');
const TRAPS = {
  'a node called end': 'flowchart TB\n  start[Start] -->|done| end[End]',
  'brackets without quotes': 'flowchart TB\n  a[save (draft)] -->|ok| b[publish]',
  'three dashes before an o': 'flowchart TB\n  cart---order',
  'three dashes and a space': 'flowchart TB\n  cart --- order',
  'a semicolon in a message': 'sequenceDiagram\n  A->>B: wait; then go',
  'a number sign in a message': 'sequenceDiagram\n  A->>B: issue #12; closed',
  'no verb between entities': 'erDiagram\n  A ||--o{ B\n',
  'a colon in the name of a task':
    'gantt\n  dateFormat YYYY-MM-DD\n  Part 1: review :r, 2026-03-02, 2d',
  'accTitle in a mindmap':
    'mindmap\n  accTitle: Why it is slow\n  root((Slow page))\n    Server',
  'accTitle above the first node of a mindmap, as a comment':
    'mindmap\n  %% accTitle: Why it is slow\n  root((Slow page))\n    Server',
  'brackets in a point': 'quadrantChart\n  Add an index (cheap): [0.2, 0.3]',
  'quotes around a point': 'quadrantChart\n  "Add an index (cheap)": [0.2, 0.3]',
  'a branch that does not exist': 'gitGraph\n  commit\n  merge fix',
};
for (const [name, source] of Object.entries(TRAPS)) {
  const { error, words, markers } = await draw(source);
  console.log(
    `-- ${name}\n${error?.join('\n') ?? `draws: ${words}${markers ? `; line ends: ${markers}` : ''}`}`,
  );
}
await browser.close();
