import { expect, it } from 'vitest';

import { judgeError, judgeFence, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'flowchart LR\n  A -> B',
    2,
    `Mermaid can't parse "A -> B": unexpected "-".`,
    `Mermaid can't parse "A -> B": unexpected "-".`,
    "A flowchart's arrow is -->.",
  ],
  [
    'stateDiagram-v2\n  A -> B',
    2,
    `Mermaid can't parse "A -> B": unexpected "-".`,
    `Mermaid can't parse "A -> B": unexpected "-".`,
    'Write --> for an arrow.',
  ],
  [
    'flowchart LR\n  A[Canary (5%)] --> B',
    2,
    `Mermaid can't parse "A[Canary (5%)] --> B": unexpected "(".`,
    `Mermaid can't parse "A[Canary (5%)] --> B": unexpected "(".`,
    'Put quotes around the label: ["Canary (5%)"].',
  ],
  [
    'flowchat LR\n  A --> B',
    0,
    'No diagram type detected matching given configuration for text: flowchat LR',
    `"flowchat" isn't a type of diagram, which the first line has to name.`,
    'Probably meant: flowchart. Begin with flowchart LR or sequenceDiagram, for example.',
  ],
  [
    'sequenceDiagram\n  S->>E POST /x',
    2,
    `Mermaid can't parse "S->>E POST /x": unexpected end of the line.`,
    'The message "S->>E POST /x" has no colon before its text.',
    'Write ": text" behind the receiver, as in A->>B: text.',
  ],
  [
    'sequenceDiagram\n  S-->>+E',
    2,
    `Mermaid can't parse "S-->>+E": unexpected end of the line.`,
    'The message "S-->>+E" has no colon before its text.',
    'Write ": text" behind the receiver, as in A->>B: text.',
  ],
  [
    'pie\n  a b',
    2,
    `Mermaid can't parse "a b": unexpected "b".`,
    `Mermaid can't parse "a b": unexpected "b".`,
    "Correct the line; Mermaid's documentation has the syntax of each type.",
  ],
])("Mermaid's error is explained in words: %j", (code, line, said, message, remedy) => {
  expect(judgeError('mermaid', code, line, said)).toMatchObject([{ message, remedy }]);
});

it.each([
  [
    'P2[Pod web-2',
    'SVC[(Service web)] --> P2',
    '[(',
    "A bracket on this line isn't closed.",
  ],
  ['P2(Pod web-2', 'SVC[Service] --> P2', '[', "A bracket on this line isn't closed."],
  ['P2{Ready?', 'SVC[Service] --> P2', '[', "A bracket on this line isn't closed."],
  ['A -- >|x| B', 'B -->|no| D', '|', `"-- >" isn't an arrow.`],
  ['A -- > B', 'B -- > C', '', `"-- >" isn't an arrow.`],
  ['A --', 'B[Service] --> C', '[', `The arrow "--" isn't complete.`],
])('the mistake can be on the line above: %s', (above, line, text, message) => {
  const said = text
    ? `Mermaid can't parse "${line}": unexpected "${text}".`
    : 'Lexical error on line 3. Unrecognized text.';
  const outcome = { depth: 'parsed', errors: [{ line: 3, message: said }] } as const;
  const { problems } = judgeFence(
    'mermaid',
    outcome,
    `flowchart LR\n  ${above}\n  ${line}`,
  );
  expect(problems).toMatchObject([{ line: 3, message }]);
});

it('an arrow with a space is found at the end of a diagram, too', () => {
  const message = 'the diagram ends, and a bracket or quote may still be open';
  const outcome = { depth: 'parsed', errors: [{ line: 2, message }] } as const;
  expect(
    judgeFence('mermaid', outcome, 'flowchart TD\n  A[x] -- >|yes| B[y]').problems,
  ).toMatchObject([{ line: 3, message: `"-- >" isn't an arrow.` }]);
});

it.each([
  ['Lexical error on line 4. Unrecognized text.', 'B --> C'],
  [`Mermaid can't parse "C --> D[x]": unexpected "[".`, 'B --> C'],
  [`Mermaid can't parse "C --> D[x]": unexpected "[".`, 'B["x -> y"] --> C'],
])(
  'the mistake is on the nearest line above with an arrow of another diagram: %s',
  (said, between) => {
    const outcome = {
      depth: 'parsed',
      errors: [{ line: 4, message: said }],
    } as const;
    const code = `flowchart LR\n  A->B\n  ${between}\n  C --> D[x]`;
    expect(judgeFence('mermaid', outcome, code).problems).toMatchObject([
      {
        line: 3,
        message: `"->" isn't an arrow of a flowchart.`,
        remedy: "A flowchart's arrow is -->.",
      },
    ]);
    const { problems } = judgeFence(
      'mermaid',
      outcome,
      code.replace('flowchart LR', 'sequenceDiagram'),
    );
    expect(problems).toMatchObject([{ line: 5 }]);
  },
);

it.each([
  ['A[(Data)] --> (y)', 'B --> A[x]'],
  ['A([Start]) --> (y)', 'class A {'],
  ['A((x)) --> (y)', 'A ||--o{ B : has'],
  ['A{{x}} --> (y)', 'A["x [y"] --> B'],
  ['A[(Data)] --> (y)', 'A -- text --> B'],
])(
  'nobody is told to quote a shape, nor that the line above is open: %s',
  (line, above) => {
    const said = `Mermaid can't parse "${line}": unexpected "(".`;
    const outcome = {
      depth: 'parsed',
      errors: [{ line: 3, message: said }],
    } as const;
    const { problems } = judgeFence(
      'mermaid',
      outcome,
      `flowchart LR\n  ${above}\n  ${line}`,
    );
    expect(problems).toMatchObject([
      { line: 4, remedy: expect.stringMatching(/^Correct the line/) },
    ]);
  },
);
