import { describe, expect, it } from 'vitest';

import { readSamples } from '../src/readSamples.ts';
import type { Outcome } from '../src/checker.ts';
import { isFileName } from '../src/checkMeta.ts';
import { PROGRAM_LANGUAGES } from 'mdx-source';
import { aFence, aPage } from 'mdx-source/testing';
import { evaluatePage, openPage } from '../src/evaluatePage.ts';
import { evaluateSample } from '../src/evaluateSample.ts';
import { LANGUAGES } from '../src/languages.ts';
import { planJobs } from '../src/planJobs.ts';

/** What is said in the end about a fence whose check ended so. */
function judgeFence(head: string, outcome?: Outcome, code = 'listen 80;', below = '') {
  const page = aPage(`\`\`\`${head}\n${code}\n\`\`\`\n${below}`);
  const [sample] = readSamples(page.tree).samples;
  if (!sample) throw new Error('one fence was written');
  return evaluateSample(sample, outcome);
}

describe('a fence that nothing checks', () => {
  it.each(['text', 'nginx', 'sqlite', 'mysql'])(
    'needs no excuse where it is in a language: %s',
    (language) => {
      const { problems, verdict } = judgeFence(language);
      expect(problems).toEqual([]);
      expect(verdict).toMatchObject({ depth: 'unchecked', reason: undefined });
    },
  );

  it.each([
    ['typscript', 'typescript'],
    ['jsno', 'json'],
    ['yalm', 'yaml'],
    ['ngnix', 'nginx'],
    ['pyhton', 'python'],
    ['inni', 'ini'],
  ])('suggests a language for a misspelt one: %s', (language, meant) => {
    const [problem] = judgeFence(language).problems;
    expect(problem).toMatchObject({ rule: 'sample/language', severity: 'warning' });
    expect(problem?.remedy).toBe(
      `Probably meant: ${meant}. Write text, which isn't highlighted either, or the language's usual name.`,
    );
  });

  it('gets a warning if its language is unknown', () => {
    const [problem] = judgeFence('foolang').problems;
    expect(problem).toMatchObject({
      severity: 'warning',
      message: `"foolang" isn't a known language, so nothing checks or highlights it.`,
      remedy: "Write text, which isn't highlighted either, or the language's usual name.",
    });
  });

  it.each([
    'vue',
    'Bash',
    'caddyfile',
    'c++',
    'dockerignore',
    'ruby',
    'ssh-config',
    'crontab',
    'just',
    'kusto',
    'jsonl',
    'mysql',
    'mariadb',
    'duckdb',
    'tsql',
    'plsql',
    'bigquery',
    'clickhouse',
    'cql',
    'dts',
  ])('is not asked why nothing checks a known language: %s', (language) =>
    expect(judgeFence(language).problems).toEqual([]),
  );
});

describe('names that a sample neither defines nor imports', () => {
  const missing = (line: number, name: string, likely?: string) => ({
    line,
    message: `TS2304: Cannot find name '${name}'.`,
    unresolved: { name, likely },
  });
  const findings = [
    missing(2, 'usState', 'useState'),
    { line: 3, message: 'TS2322: Type string is not assignable to type number.' },
    missing(3, 'CardProps'),
    missing(4, 'CardProps'),
  ];

  it('are one problem that lists them, on the line of the first', () => {
    const { problems } = judgeFence('tsx', { depth: 'compiled', findings });
    expect(problems).toMatchObject([
      { rule: 'sample/typescript', line: 4 },
      {
        rule: 'sample/unresolved',
        line: 3,
        message:
          'The block uses usState and CardProps, which it neither defines nor imports.',
        remedy:
          'Complete the block with its imports and definitions (a block above can be imported if it has a title); or, for an excerpt, write nocheck="an excerpt" after the language.',
      },
    ]);
  });

  it.each([
    ['usState', 'useState', /^Probably meant: useState\. Complete/],
    ['Pile', 'URL', /^Complete the block/],
    ['date', 'Date', /^Complete/],
    ['request', 'Request', /^Complete/],
    ['stat', 'start', /^Complete/],
  ])('suggests the name that was meant, if one is close: %s', (...row) => {
    const [name, likely, remedy] = row;
    const outcome = { depth: 'compiled', findings: [missing(1, name, likely)] } as const;
    expect(judgeFence('ts', outcome).problems[0]?.remedy).toMatch(remedy);
  });

  it('are not reported if another error explains them', () => {
    const message = `TS2724: './a' has no exported member named 'useDebouce'. Did you mean 'useDebounce'?`;
    const findings = [{ line: 1, message }, missing(2, 'useDebounce')];
    expect(judgeFence('ts', { depth: 'compiled', findings }).problems).toMatchObject([
      { rule: 'sample/typescript', line: 2 },
    ]);
  });

  it('says that SQL is PostgreSQL, and where to define them', () => {
    const { problems } = judgeFence('sql', {
      depth: 'run',
      findings: [missing(1, 'julianday(date)')],
    });
    expect(problems).toMatchObject([
      {
        message:
          "The block uses julianday(date), which PostgreSQL doesn't have and the page doesn't create.",
        remedy: expect.stringMatching(
          /^Create it here or in a block above \(SQL is checked as PostgreSQL, and the page's .*\)\. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb; or, for an excerpt, write nocheck/,
        ),
      },
    ]);
  });

  it('are types in GraphQL', () => {
    const findings = [{ line: 1, message: 'No schema', unresolved: { name: 'types' } }];
    expect(judgeFence('gql', { depth: 'parsed', findings }).problems).toMatchObject([
      {
        rule: 'sample/unresolved',
        message: 'The block uses types, which no graphql block of the page defines.',
      },
    ]);
  });

  it('can be the expected error', () => {
    const outcome = { depth: 'compiled', findings: findings.slice(2) } as const;
    expect(judgeFence('tsx expect-error="name \'CardProps\'"', outcome).problems).toEqual(
      [],
    );
  });

  it('are a typo if the sample defines what was meant', () => {
    const { line, message } = missing(2, 'option');
    const remedy = 'Probably meant: options.';
    const typo = { line, message, rule: 'typo', remedy };
    expect(
      judgeFence('ts', { depth: 'compiled', findings: [typo] }).problems,
    ).toMatchObject([{ rule: 'sample/typo', line: 3, message, remedy }]);
  });
});

it('a long message keeps its last reason', () => {
  const type = `{ ${'one: string; '.repeat(40)}}`;
  const findings = [
    {
      line: 1,
      message: `TS2345: Argument of type '${type}' is not assignable.   Types of property 'a' are incompatible.     Type 'undefined' is not assignable to type 'string'.`,
    },
  ];
  const [problem] = judgeFence('ts', { depth: 'compiled', findings }).problems;
  expect(problem?.message).toMatch(
    /^TS2345: Argument .* … Type 'undefined' is not assignable to type 'string'\.$/,
  );
});

describe('a sample with an expected error', () => {
  const EXPECTED = {
    line: 3,
    message: "TS2322: Type 'string' is not assignable to type 'number'.",
  };
  const judge = (...others: readonly { line: number; message: string }[]) =>
    judgeFence('ts expect-error="is not assignable"', {
      depth: 'compiled',
      findings: [EXPECTED, ...others],
    }).problems.map(({ line, message }) => `${line} ${message}`);

  it('reports every other error, on another line or with another code', () => {
    const other = {
      line: 3,
      message: "TS2339: Property 'a' does not exist on type 'B'.",
    };
    const below = { line: 5, message: "TS2345: Argument of type 'a' is wrong." };
    expect(judge(other, below)).toEqual([`4 ${other.message}`, `6 ${below.message}`]);
  });

  it('reports nothing that belongs to the expected one', () => {
    const same = { line: 3, message: "TS2322: Type 'undefined' isn't, either." };
    const again = { ...EXPECTED, line: 7 };
    expect(judge(same, again)).toEqual([]);
  });

  it('reports a syntax error instead, and how to fix that', () => {
    const findings = [{ line: 1, message: "TS1005: ')' expected." }];
    const { problems } = judgeFence('ts expect-error="is not assignable"', {
      depth: 'compiled',
      findings,
    });
    expect(problems).toMatchObject([
      {
        rule: 'sample/typescript',
        line: 2,
        remedy: expect.stringMatching(/^Look there and on the line above for a bracket/),
      },
    ]);
  });

  it('may expect a syntax error, and then nothing that follows from it', () => {
    const findings = [
      { line: 1, message: "TS1005: ';' expected." },
      { line: 2, message: 'TS1128: Declaration or statement expected.' },
    ];
    const outcome = { depth: 'compiled', findings } as const;
    expect(judgeFence('ts expect-error="\';\' expected"', outcome).problems).toEqual([]);
  });
});

it.each([
  ['expect-eror="is not"', 'expect-error'],
  ['nocheckk="no parser"', 'nocheck'],
  ['rnu', 'run'],
])('a misspelt word after the language is recognised: %s', (word, meant) => {
  expect(judgeFence(`ts ${word}`).problems).toMatchObject([
    {
      rule: 'sample/meta',
      remedy: expect.stringMatching(`^Probably meant: ${meant}\\. Supported words`),
    },
  ]);
});

describe('a language by its full name', () => {
  it.each(['javascript', 'typescript'])('is checked: %s', (language) => {
    const { samples } = readSamples(aPage(aFence(language, 'let a;')).tree);
    const [job] = planJobs(samples, () => '');
    expect(job?.checker).toBe('typescript');
    expect(judgeFence(language).problems).toEqual([]);
  });
});

it('the languages of programs are those of the checkers that compile files', () => {
  const { typescript, rust, solidity } = LANGUAGES;
  expect([...PROGRAM_LANGUAGES]).toEqual([...typescript, ...rust, ...solidity]);
});

describe('a sample that was stopped', () => {
  it('is not told to expect that', () => {
    const message = 'The sample did not end.';
    const findings = [{ line: 0, message, wasKilled: true }];
    const [problem] = judgeFence('ts run', { depth: 'run', findings }).problems;
    expect(problem?.message).toBe(message);
    expect(problem?.remedy).not.toContain('expect-error');
  });
});

describe('a title that names a file of the reader', () => {
  const title = '/etc/systemd/system/x.service';
  const plan = (...blocks: string[]) =>
    planJobs(readSamples(aPage(blocks.join('\n\n')).tree).samples, () => '');

  it.each(['ini', 'nginx', 'yaml', 'json', 'bash', 'dockerfile'])(
    'may be an absolute path: %s',
    (language) => {
      expect(judgeFence(`${language} title="${title}"`).problems).toEqual([]);
    },
  );

  it.each(['ts', 'js', 'rust', 'solidity'])(
    'may not where the block is checked under that name: %s',
    (head) => {
      expect(judgeFence(`${head} title="${title}"`).problems).toMatchObject([
        { rule: 'sample/title', severity: 'error' },
      ]);
    },
  );

  it('is checked, and no file of the other samples', () => {
    const [sh, yaml] = plan(
      aFence('yaml title="/etc/x.yml"', 'a: 1'),
      aFence('sh run', 'cat /etc/x.yml'),
    );
    expect(yaml).toMatchObject({ checker: 'yaml', samples: [{ code: 'a: 1' }] });
    expect(sh).toMatchObject({ checker: 'bash', context: [] });
  });

  it('is not checked under a name outside of its folder', () => {
    expect(plan(aFence('ts title="../x.ts"', 'let a;'))).toEqual([]);
  });
});

describe('a title that becomes the name of a file', () => {
  it.each(['./claim.ts', 'src/[id]/page.tsx', '.gitlab-ci.yml', '笔记.py'])(
    'may be %s',
    (title) => expect(isFileName(title)).toBe(true),
  );

  it.each([
    '/etc/passwd',
    'src/../../one.c',
    './-one.c',
    'src/@one.c',
    'a\\b.c',
    'a//b.c',
    'a/',
    '',
    'Node_Modules/x/index.js',
  ])('may not be "%s"', (title) => expect(isFileName(title)).toBe(false));
});

describe("what an author gets wrong, and the tool's grammar names otherwise", () => {
  it.each<[string, string, number, string, string, string]>([
    [
      'bash',
      'git revert -m 1 <merge-commit>',
      1,
      '`>` must be followed by a word',
      'The shell reads <merge-commit> as a redirection.',
      'Write a placeholder in capitals, such as MERGE_COMMIT, or a variable, such as "$merge_commit".',
    ],
    [
      'yaml',
      'a:\n  b: x\n   c:',
      2,
      'Not YAML: Nested mappings are not allowed in compact mappings',
      'Not YAML: the indentation is wrong here or on the next line.',
      'Begin the keys of one mapping, and the dashes of one list, in the same column.',
    ],
    [
      'yaml',
      'a:\n\tb: 1',
      2,
      'Not YAML: Tabs are not allowed as indentation',
      'Not YAML: Tabs are not allowed as indentation',
      'Indent with spaces.',
    ],
    [
      'bash',
      'if true; then\n  echo 1',
      1,
      '`if` statement must end with `fi`',
      '`if` statement must end with `fi`',
      'Write `fi` where it ends.',
    ],
    [
      'bash',
      'echo "a',
      1,
      'reached EOF without closing quote `"`',
      'reached EOF without closing quote `"`',
      'Write the closing `"`, or escape the one that\'s meant as text with a backslash.',
    ],
    ...['{ "a": 1 }\n{ "a": 2 }', '[\n  1\n]\n[2]'].map(
      (code): [string, string, number, string, string, string] => [
        'json',
        code,
        code.split('\n').length,
        `Not JSON: End of file expected at "${code.split('\n').at(-1)?.[0]}".`,
        'Not JSON: a second value begins here.',
        'Probably meant: jsonl, for one value per line. Otherwise put the values into one array.',
      ],
    ),
    ...['{ "a": 1, }', '{\n  "a": 1,\n}'].map(
      (code): [string, string, number, string, string, string] => [
        'json',
        code,
        code.split('\n').length,
        'Not JSON: Property name expected at "}".',
        'Not JSON: Property name expected at "}", after a trailing comma.',
        'Delete the comma, or write jsonc as the language if what reads the file allows it.',
      ],
    ),
    ...['{\n  "a": 1,\n  ...\n}', '{\n  "a": 1,\n  "b": {…}\n}'].map(
      (code): [string, string, number, string, string, string] => [
        'json',
        code,
        3,
        `Not JSON: Invalid symbol at "${code.includes('…') ? '…' : '.'}".`,
        `"${code.includes('…') ? '…' : '...'}" stands for what's left out, and isn't JSON.`,
        'Leave it out, or write nocheck="an excerpt" after the language.',
      ],
    ),
    [
      'ts',
      'req.session.user = 1;',
      1,
      "TS2339: Property 'session' does not exist on type 'Request<{}, any, any>'.",
      "TS2339: Property 'session' does not exist on type 'Request<{}, any, any>'.",
      'Correct the name. If a package adds it to this type, as express-session does, the block has to import that package, which has to be installed, too; or write nocheck="an excerpt" after the language.',
    ],
    [
      'yaml',
      'a: b: c',
      1,
      'Not YAML: Nested mappings are not allowed in compact mappings',
      'Not YAML: a value that contains ": " has no quotes.',
      'Put quotes around the value.',
    ],
    [
      'mermaid',
      'flowchart LR\n  A -> B',
      2,
      `Mermaid can't parse "A -> B": unexpected "-".`,
      `Mermaid can't parse "A -> B": unexpected "-".`,
      "A flowchart's arrow is -->.",
    ],
    [
      'mermaid',
      'stateDiagram-v2\n  A -> B',
      2,
      `Mermaid can't parse "A -> B": unexpected "-".`,
      `Mermaid can't parse "A -> B": unexpected "-".`,
      'Write --> for an arrow.',
    ],
    [
      'mermaid',
      'flowchart LR\n  A[Canary (5%)] --> B',
      2,
      `Mermaid can't parse "A[Canary (5%)] --> B": unexpected "(".`,
      `Mermaid can't parse "A[Canary (5%)] --> B": unexpected "(".`,
      'Put quotes around the label: ["Canary (5%)"].',
    ],
    [
      'mermaid',
      'flowchat LR\n  A --> B',
      0,
      'No diagram type detected matching given configuration for text: flowchat LR',
      `"flowchat" isn't a type of diagram, which the first line has to name.`,
      'Probably meant: flowchart. Begin with flowchart LR or sequenceDiagram, for example.',
    ],
    [
      'mermaid',
      'pie\n  a b',
      2,
      `Mermaid can't parse "a b": unexpected "b".`,
      `Mermaid can't parse "a b": unexpected "b".`,
      "Correct the line; Mermaid's documentation has the syntax of each type.",
    ],
    [
      'sql',
      'SELECT `a`',
      1,
      'ERROR:  syntax error at end of input',
      'ERROR: syntax error at end of input',
      'Correct it; it was checked as PostgreSQL. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb. If it is meant to fail, write expect-error="part of the message".',
    ],
    [
      'sql',
      'SELECT views FROM a, b',
      1,
      'ERROR:  column reference "views" is ambiguous',
      'ERROR: column reference "views" is ambiguous',
      'Correct it; it was checked as PostgreSQL. If it is for another database, write its name as the language, such as sqlite, mysql or duckdb. If it is meant to fail, write expect-error="part of the message".',
    ],
    [
      'jsx live',
      'a\n</p>',
      2,
      "TS17002: Expected corresponding JSX closing tag for 'a'.",
      "TS17002: Expected corresponding JSX closing tag for 'a'.",
      "Look for a tag, brace or quote that isn't closed, on this line or above.",
    ],
    ...['...', '…', 'a: 1, ...', 'f(...);'].map(
      (code): [string, string, number, string, string, string] => [
        'ts',
        code,
        1,
        'TS1128: Declaration or statement expected.',
        `"${code.includes('…') ? '…' : '...'}" stands for code that's left out, and doesn't compile.`,
        'Write a comment instead, such as // …, or nocheck="an excerpt" after the language.',
      ],
    ),
    [
      'java',
      'f(\n  ...\n);',
      3,
      'Syntax error near "..."',
      "The ellipsis above this line stands for code that's left out, and doesn't compile.",
      'Write a comment instead, such as // …, or nocheck="an excerpt" after the language.',
    ],
    [
      'ts',
      'const a: number = f(); // and so on ...',
      1,
      'TS2322: Type string is not assignable to type number.',
      'TS2322: Type string is not assignable to type number.',
      'Fix the sample. If it\'s an excerpt, write nocheck="an excerpt" after its language; if it\'s meant to fail, expect-error="part of the message".',
    ],
    ...[
      ['rust', 'expected `;`, found `println`'],
      ['ts', "TS1005: ';' expected."],
    ].map(
      ([language = '', said = '']): [string, string, number, string, string, string] => [
        language,
        '{\n  int a = 1\n}',
        2,
        said,
        `Syntax error near "int a = 1": ${said}`,
        'Look there and on the line above for a bracket, quote, comma, semicolon or "end" that\'s missing, or one too many. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
      ],
    ),
    [
      'lua',
      'if x > 1',
      1,
      'Syntax error near "if x > 1".',
      'Syntax error near "if x > 1".',
      'Look there and on the line above for a bracket, quote, comma, semicolon or "end" that\'s missing, or one too many. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
    ],
  ])('is said in words: %s %j', (head, code, line, said, message, remedy) => {
    const outcome = { depth: 'parsed', findings: [{ line, message: said }] } as const;
    expect(judgeFence(head, outcome, code).problems).toMatchObject([{ message, remedy }]);
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
  ])('is on the line above in a diagram: %s', (above, line, text, message) => {
    const said = text
      ? `Mermaid can't parse "${line}": unexpected "${text}".`
      : 'Lexical error on line 3. Unrecognized text.';
    const outcome = { depth: 'parsed', findings: [{ line: 3, message: said }] } as const;
    const { problems } = judgeFence(
      'mermaid',
      outcome,
      `flowchart LR\n  ${above}\n  ${line}`,
    );
    expect(problems).toMatchObject([{ line: 3, message }]);
  });

  it('is an arrow with a space at the end of a diagram, too', () => {
    const message = 'the diagram ends, and a bracket or quote may still be open';
    const outcome = { depth: 'parsed', findings: [{ line: 2, message }] } as const;
    expect(
      judgeFence('mermaid', outcome, 'flowchart TD\n  A[x] -- >|yes| B[y]').problems,
    ).toMatchObject([{ line: 3, message: `"-- >" isn't an arrow.` }]);
  });

  it.each([
    ['Lexical error on line 4. Unrecognized text.', 'B --> C'],
    [`Mermaid can't parse "C --> D[x]": unexpected "[".`, 'B --> C'],
    [`Mermaid can't parse "C --> D[x]": unexpected "[".`, 'B["x -> y"] --> C'],
  ])(
    'is the nearest line above with an arrow of another diagram: %s',
    (said, between) => {
      const outcome = {
        depth: 'parsed',
        findings: [{ line: 4, message: said }],
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
    'is not told to quote a shape, nor that the line above is open: %s',
    (line, above) => {
      const said = `Mermaid can't parse "${line}": unexpected "(".`;
      const outcome = {
        depth: 'parsed',
        findings: [{ line: 3, message: said }],
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

  it.each([
    [
      'ts',
      "import a from '@/hooks/x';",
      "TS2307: Cannot find module '@/hooks/x' or its corresponding type declarations.",
      /^TS2307: .*'@\/hooks\/x'/,
      /^Samples don't know your project's aliases/,
    ],
    [
      'ts',
      "import a from '~/hooks/x';",
      "TS2307: Cannot find module '~/hooks/x' or its corresponding type declarations.",
      /^TS2307/,
      /^Samples don't know your project's aliases/,
    ],
    [
      'ts',
      "import a from '@scope/x';",
      "TS2307: Cannot find module '@scope/x' or its corresponding type declarations.",
      /^TS2307/,
      /^Install it/,
    ],
    [
      'ts',
      "import _ from 'lodash';",
      "TS7016: Could not find a declaration file for module 'lodash'. '/srv/node_modules/lodash/lodash.js' implicitly has an 'any' type.",
      /^TS7016: Could not find a declaration file for module 'lodash'\.$/,
      /^Add its package of @types, if/,
    ],
    [
      'ts',
      "import { a } from '@scope/x/y';",
      "TS7016: Could not find a declaration file for module '@scope/x/y'. '/srv/x.js' implicitly has an 'any' type.",
      /^TS7016: [^.]+'@scope\/x\/y'\.$/,
      /^Add its package of @types, if/,
    ],
    [
      'ts',
      'area("3");',
      "TS2769: No overload matches this call.   Overload 1 of 2, '(a: A): B', gave the following error.     Argument of type 'C' is wrong.   Overload 2 of 2, '(w: number): number', gave the following error.     Argument of type 'string' is not assignable to parameter of type 'number'.",
      /^TS2769: No overload matches this call\. Argument of type 'string' is not assignable to parameter of type 'number'\.$/,
      /^Pass what one of the overloads takes/,
    ],
    [
      'ts',
      'Object.groupBy(a, b);',
      "TS2550: Property 'groupBy' does not exist on type 'ObjectConstructor'. Do you need to change your target library? Try changing the 'lib' compiler option to 'es2024' or later.",
      /^TS2550: Property 'groupBy' does not exist on type 'ObjectConstructor'\. Samples are compiled with the lib "es2023"/,
      /^Use what es2023 has/,
    ],
    [
      'tsx',
      'a = <Field label=useDeferredValue a={1} />;',
      "TS1145: '{' or JSX element expected.",
      /^The value of label has neither quotes nor braces\.$/,
      /^Write label="…" or label=\{…\}\.$/,
    ],
    [
      'jsx live',
      '<p className="a" title=foo>x</p>',
      "TS1145: '{' or JSX element expected.",
      /^The value of title has neither quotes nor braces\.$/,
      /^Write title="…" or title=\{…\}\.$/,
    ],
    [
      'jsx live',
      '<p title={1 +}>x</p>',
      'TS1109: Expression expected.',
      /^Syntax error near "<p title=\{1 \+\}>x<\/p>": TS1109/,
      /^Look there/,
    ],
  ])('names what is missing: %s %s', (head, code, message, says, fix) => {
    const findings = [
      {
        line: 1,
        message,
        remedy: message.includes("@scope/x' or") ? 'Install it' : undefined,
      },
    ];
    const [problem] = judgeFence(head, { depth: 'compiled', findings }, code).problems;
    expect(problem?.message).toMatch(says);
    expect(problem?.remedy).toMatch(fix);
  });

  it('is on the line of the name in a live block', () => {
    const findings = [{ line: 0, message: 'ReferenceError: deb is not defined' }];
    const code = 'function A(debt) {\n  return <p>{deb}</p>;\n}';
    const outcome = { depth: 'run', findings } as const;
    expect(judgeFence('jsx live', outcome, code).problems).toMatchObject([{ line: 3 }]);
  });

  it('is on the first line in a live block whose name is in another file', () => {
    const findings = [{ line: 0, message: 'ReferenceError: debt is not defined' }];
    const code = "import { A } from './a';\nrender(<A />);";
    const outcome = { depth: 'run', findings } as const;
    expect(judgeFence('jsx live', outcome, code).problems).toMatchObject([{ line: 2 }]);
  });

  it('reports an output of a language that cannot run', () => {
    const below = '\n```text output\n1\n```\n';
    expect(judgeFence('python run', undefined, 'print(1)', below).problems).toMatchObject(
      [
        {
          rule: 'sample/meta',
          remedy: expect.stringMatching(
            /^Remove run, and the word output below it: a plain ```text is enough\. These can run: ts,/,
          ),
        },
      ],
    );
    expect(judgeFence('python', undefined, 'print(1)', below).problems).toMatchObject([
      { remedy: 'Remove the word output: a plain ```text is enough.' },
    ]);
  });
});

it('the remedy for a different output is the command with its file', () => {
  const page = aPage(
    '```ts run\nconsole.log(1);\n```\n\n```text output\n2\n```\n',
    'docs/a.md',
  );
  const outcomes = [{ depth: 'run', findings: [], output: '1' }] as const;
  const opened = openPage(page, () => '');
  const { problems } = evaluatePage(opened, () => outcomes, 'npm run fix:notes');
  expect(problems[0]?.remedy).toBe(
    'npm run fix:notes -- "docs/a.md" writes it; or fix the sample.',
  );
});

describe('a text block below a sample that ran', () => {
  const judgePage = (below: string) => {
    const page = aPage(`\`\`\`ts run\nconsole.log('a\\nb');\n\`\`\`\n\n${below}\n`);
    const outcomes = [{ depth: 'run', findings: [], output: 'a\nb' }] as const;
    return evaluatePage(
      openPage(page, () => ''),
      () => outcomes,
    ).problems;
  };

  it.each(['', 'It prints:\n\n'])(
    'is told how to be compared if it has a line that was printed: %j',
    (between) => {
      expect(judgePage(`${between}${aFence('text', 'b')}`)).toMatchObject([
        {
          rule: 'sample/output',
          severity: 'warning',
          remedy: 'Write text output as its language, and every check compares it.',
        },
      ]);
    },
  );

  it.each([
    ['has other lines', aFence('text', 'c\n\nabc')],
    ['is in another language', aFence('console', 'b')],
    ['is compared', aFence('text output', 'a\nb')],
    [
      'comes below the output',
      `${aFence('text output', 'a\nb')}\n\n${aFence('text', 'b')}`,
    ],
  ])('is left alone if it %s', (_, below) => {
    expect(judgePage(below)).toEqual([]);
  });
});
