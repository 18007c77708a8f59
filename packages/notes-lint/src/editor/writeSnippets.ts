import { KINDS, PLACEHOLDER_DESCRIPTIONS, STATUSES } from '../front-matter/index.ts';
import { KIND_RULES } from '../structure/index.ts';
import { OPENING_HINTS, SECTION_HINTS } from '../template/index.ts';

/** A snippet in VS Code's format. */
export type Snippet = {
  readonly scope: string;
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
};

const TODAY = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';

/** Escapes text for a snippet body, where $ and } are syntax. */
function plain(text: string): string {
  return text.replace(/[$}\\]/g, '\\$&');
}

function snippet(prefix: string, description: string, body: readonly string[]): Snippet {
  return { scope: 'markdown,mdx', prefix, description, body };
}

function noteSnippet(kind: (typeof KINDS)[number]): Snippet {
  const isPost = kind === 'post';
  const own = isPost
    ? ['slug: ${3:slug}', 'authors: [${6:author}]', `date: ${TODAY}`, 'tags: [${4:tag}]']
    : ['topics: [${3:topic}]'];
  const ran = kind === 'how-to' || kind === 'tutorial' ? ['ran: ["${4:node@20}"]'] : [];
  const taught = KIND_RULES[kind].ownSections ? ['', '## ${9:What it teaches}', ''] : [];
  const sections = KIND_RULES[kind].sections.flatMap(([name], index) => [
    '',
    `## ${name}`,
    '',
    `\${${index + 11}:${plain(SECTION_HINTS[name]?.[0] ?? '')}}`,
  ]);
  return snippet(`note-${kind}`, `A note of kind ${kind}`, [
    '---',
    'title: ${1:Title}',
    `description: \${2:${plain(PLACEHOLDER_DESCRIPTIONS[0])}}`,
    `kind: ${kind}`,
    `status: \${5|${STATUSES.join(',')}|}`,
    `last_verified: ${TODAY}`,
    ...own,
    ...ran,
    '---',
    '',
    `\${10:${plain(OPENING_HINTS[kind][0])}}`,
    ...taught,
    ...sections,
  ]);
}

/** Blocks that authors write often, in the form the checks expect. */
const BLOCKS: Readonly<Record<string, Snippet>> = {
  'Sample that runs, with its output': snippet('sample', 'ts run and its output', [
    '```ts title="${1:name}.ts" run',
    '$2',
    '```',
    '',
    '```text output',
    '$3',
    '```',
  ]),
  'Sample with a driver that is folded below its result': snippet(
    'sample-harness',
    'ts, the output of its driver, and the driver as a harness',
    [
      '```ts title="${1:name}.ts"',
      '$2',
      '```',
      '',
      '```text output="${3:drive}.ts"',
      '$4',
      '```',
      '',
      '```ts title="${3:drive}.ts" harness run',
      '$5',
      '```',
    ],
  ),
  'Sample that must fail': snippet('sample-fails', 'expect-error', [
    '```ts expect-error="${1:part of the message}"',
    '$2',
    '```',
  ]),
  'Diagram with its text for listeners': snippet('diagram', 'mermaid with accTitle', [
    '```mermaid',
    'flowchart LR',
    '  accTitle: ${1:name}',
    '  accDescr: ${2:what it shows}',
    '  ${3:a} -->|${4:what happens}| ${5:b}',
    '```',
  ]),
  'Source and what it settles': snippet('source', 'one line of the last section', [
    '- [${1:section}](${2:address}): ${3:what it settles}.',
  ]),
};

/** The workspace's snippets: one per kind of note, and the common blocks. */
export function writeSnippets(): Record<string, Snippet> {
  const kinds = KINDS.map((kind) => [`Note: ${kind}`, noteSnippet(kind)] as const);
  return { ...Object.fromEntries(kinds), ...BLOCKS };
}
