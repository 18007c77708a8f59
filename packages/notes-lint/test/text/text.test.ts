import { describe, expect, it } from 'vitest';

import { countHan, countWords, isMostlyHan, readingTime } from '../../src/text/index.ts';
import { languageOf } from 'mdx-source';
import { countNodes, hasUnlabelledEdgesOnly } from '../../src/text/mermaid.ts';

describe('counting', () => {
  it('counts Chinese by character and other text by word', () => {
    const text = '我用 React 19.2 写 don’t-panic 页面，很好。';
    expect(countHan(text)).toBe(7);
    expect(countWords(text)).toBe(3);
    expect(isMostlyHan(text)).toBe(true);
  });

  it('estimates two minutes for 700 Chinese characters, and for 460 words', () => {
    expect(readingTime('字'.repeat(700))).toBe(2);
    expect(readingTime('word '.repeat(460))).toBe(2);
  });

  it('ignores the front matter', () => {
    expect(readingTime('---\ntitle: Names\n---\n')).toBe(0);
  });
});

describe('languageOf', () => {
  it('is Chinese for a title with a Chinese character, otherwise undefined', () => {
    expect(['五维学习法', 'Notes on 狼道', 'Two Sum', '—「」'].map(languageOf)).toEqual([
      'zh-Hans',
      'zh-Hans',
      undefined,
      undefined,
    ]);
  });
});

describe('countNodes', () => {
  it.each([
    [
      'flowchart LR\n  A[One, two] -->|goes (on)| B((x)) & C{"q?"} --> D\n  subgraph S\n  D --> A\n  end',
      4,
    ],
    ['flowchart TD\n  a -- says --> b\n  b -.-> c\n  style a fill:none', 3],
    [
      'sequenceDiagram\n  participant A as Client\n  A->>B: ask\n  B-->>A: answer\n  Note over A: waits',
      2,
    ],
    ['stateDiagram-v2\n  [*] --> idle\n  idle --> busy: starts\n  busy --> [*]', 2],
    ['erDiagram\n  USER ||--o{ ORDER : places\n  ORDER {\n    int id\n  }', 2],
    ['classDiagram\n  Animal <|-- Duck\n  class Duck', 2],
    ['gantt\n  a: 1d', 0],
  ])('of %j', (source, nodes) => {
    expect(countNodes(source)).toBe(nodes);
  });

  it('counts labels in all their forms', () => {
    expect(hasUnlabelledEdgesOnly('flowchart LR\na-->b\nb-->c\nc-->d')).toBe(true);
    expect(hasUnlabelledEdgesOnly('flowchart LR\na-->b\nb-->|x|c\nc-->d')).toBe(false);
    expect(hasUnlabelledEdgesOnly('flowchart LR\na-->b\nb-- x -->c\nc-->d')).toBe(false);
  });
});
