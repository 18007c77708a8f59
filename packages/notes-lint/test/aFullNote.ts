import { sectionsOf } from '../src/kinds/kinds.ts';

/** What varies between generated notes. */
export type FullNoteOptions = {
  readonly kind: string;
  readonly isChinese?: boolean;
  /** Makes notes differ from one another. */
  readonly seed?: number;
};

const DIAGRAM = `\`\`\`mermaid
flowchart LR
  accTitle: Life of a name
  accDescr: A name is asked for, kept and dropped
  asked -->|answer| kept -->|term over| dropped
\`\`\``;

const SAMPLE = `\`\`\`ts run
const term: number = 300;
console.log(term);
\`\`\`

\`\`\`text output
300
\`\`\``;

function table(isChinese: boolean): string {
  const [head, grade, year, row] = isChinese
    ? ['做法', '等级', '日期', '每天检查']
    : ['Rule', 'Grade', 'Date', 'Check each day'];
  const step = (index: number) => (isChinese ? ` ${index} 次` : `, step ${index}`);
  const rows = Array.from(
    { length: 8 },
    (_, index) => `| ${row}${index === 0 ? '' : step(index)} | A | 2026-11-20 |`,
  );
  return [`| ${head} | ${grade} | ${year} |`, '| - | - | - |', ...rows].join('\n');
}

function sentences(count: number, isChinese: boolean, seed: number): string {
  const sentence = (index: number) =>
    isChinese
      ? `第 ${seed + index} 条规则要求每次发布之前先检查名字的期限。`
      : `Rule ${seed + index} keeps the answer of a server for its own term.`;
  const all = Array.from({ length: count }, (_, index) => sentence(index));
  return all.join(isChinese ? '' : ' ');
}

function frontMatter(kind: string, isChinese: boolean, seed: number): string {
  const own =
    kind === 'post'
      ? ['slug: names', 'authors: [keeper]', 'date: 2026-11-20', 'tags: [hello]']
      : ['topics: [http]'];
  return [
    '---',
    `title: Names ${seed}`,
    'description: How a name becomes an address, and what to do when it does not.',
    `kind: ${kind}`,
    'status: budding',
    'last_verified: 2026-11-20',
    ...own,
    'ran: ["node@20"]',
    ...(isChinese ? ['lang: zh-Hans'] : []),
    '---',
  ].join('\n');
}

function sources(isChinese: boolean): string {
  const says = isChinese ? '：说明期限从何时算起。' : ': when the term begins.';
  return [1, 2, 3]
    .map(
      (section) =>
        `- [RFC 1035 §${section}](https://www.rfc-editor.org/rfc/rfc1035)${says}`,
    )
    .join('\n');
}

/** Creates a note of a kind that passes every rule of schema and structure. */
export function aFullNote({
  kind,
  isChinese = false,
  seed = 1,
}: FullNoteOptions): string {
  const perSection = 4;
  const bodies = [
    table(isChinese),
    DIAGRAM,
    `${table(isChinese)}\n\n${SAMPLE}`,
    Array.from({ length: 8 }, () => SAMPLE).join('\n\n'),
  ];
  const names = sectionsOf(kind)
    .slice(0, -1)
    .map(({ english, chinese }) => (isChinese ? chinese : english));
  names.unshift(isChinese ? '留什么' : 'What it keeps');
  while (names.length < 4)
    names.unshift(`${isChinese ? '更多' : 'More'} ${names.length}`);
  const blocks = names.map(
    (name, index) =>
      `## ${name}\n\n${sentences(perSection, isChinese, seed + index)}\n\n${bodies[index % 4]}`,
  );
  const links = isChinese
    ? '另见[重试如何安全](../api/idempotency.md)和[名字从何而来](../http/dns.md)，ISBN 9780671027032。'
    : 'See [how a retry stays safe](../api/idempotency.md) and [where names come from](../http/dns.md), ISBN 9780671027032.';
  const marker = kind === 'post' ? '\n\n<!-- truncate -->' : '';
  const opening = `${sentences(2, isChinese, seed)}${marker}\n\n${links}\n\n${sentences(perSection, isChinese, seed)}`;
  const last = `## ${isChinese ? '来源' : 'Sources'}\n\n${sources(isChinese)}`;
  return `${[frontMatter(kind, isChinese, seed), opening, ...blocks, last].join('\n\n')}\n`;
}
