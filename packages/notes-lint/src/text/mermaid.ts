/**
 * The parts of a diagram that aren't nodes: labels, comments, accessibility text,
 * styling.
 */
const NOISE = [
  /%%.*$/gm,
  /^\s*acc(?:Title|Descr)\s*(?::.*|\{[^}]*\})$/gm,
  /^\s*(?:classDef|class|style|linkStyle|click|direction|subgraph|end|title|note|Note)\b.*$/gm,
];

const EDGE =
  /\s*(?:(?:--|==|-\.)\s[^->|=]+(?:-->|==>|\.->)|<?[-=.~]{2,}[-=.>ox]*)(?:\s*\|[^|]*\|)?\s*/;
const SHAPE = /[[({>/\\|].*$/s;

function clean(source: string): string[] {
  return NOISE.reduce((text, noise) => text.replace(noise, ''), source)
    .replace(/"[^"]*"/g, 'label')
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Arrow labels, which may contain something that looks like a node. */
const LABELS = /\|[^|]*\|/g;

/** Every mention of a node in a flowchart, and whether it gives the node a label. */
function readNodes(lines: readonly string[]): { id: string; hasWords: boolean }[] {
  return lines.flatMap((line) => {
    const flat = line
      .replace(/\[\[?[^\]]*\]?\]|\(\(?\(?[^)]*\)?\)?\)|\{\{?[^}]*\}?\}/g, '[')
      .replace(/:::\w+/g, '');
    return flat
      .split(EDGE)
      .flatMap((side) => side.split('&'))
      .map((part) => ({ id: part.replace(SHAPE, '').trim(), hasWords: SHAPE.test(part) }))
      .filter(({ id }) => /^[\p{L}\p{N}_-]+$/u.test(id));
  });
}

function isFlowchart(source: string): boolean {
  return /^\s*(?:flowchart|graph)\b/.test(source);
}

/**
 * Finds a flowchart node that's mentioned once and has no label, while all others have
 * one.
 *
 * @returns `undefined` for other diagrams, and if there's more than one such node
 */
export function findBareNode(source: string): string | undefined {
  if (!isFlowchart(source)) return undefined;
  const places = readNodes(
    clean(source.trim()).map((line) => line.replace(LABELS, '||')),
  );
  const groups = [...source.matchAll(/^\s*subgraph\s+([\w-]+)/gm)].map(({ 1: id }) => id);
  const worded = new Set(places.filter(({ hasWords }) => hasWords).map(({ id }) => id));
  const wordless = places
    .map(({ id }) => id)
    .filter((id) => !worded.has(id) && !groups.includes(id));
  return worded.size >= 2 && wordless.length === 1 ? wordless[0] : undefined;
}

function countMatches(lines: readonly string[], patterns: readonly RegExp[]): number {
  const ids = new Set<string>();
  for (const line of lines) {
    for (const pattern of patterns) {
      const match = pattern.exec(line);
      for (const id of match?.slice(1) ?? []) if (id && id !== '[*]') ids.add(id);
      if (match) break;
    }
  }
  return ids.size;
}

/** Where a line mentions an item in other diagram types, by the diagram's keyword. */
const ENDS: Readonly<Record<string, readonly RegExp[]>> = {
  sequenceDiagram: [
    /^(?:create\s+)?(?:participant|actor)\s+(\S+)/,
    /^([^\s:-]+?)\s*(?:<<)?--?(?:>>|>|x|\))[+-]?\s*([^\s:]+)\s*:/,
  ],
  stateDiagram: [
    /^(?:state\s+)?([^\s:]+)\s*-->\s*([^\s:]+)/,
    /^state\s+(?:label\s+as\s+)?([^\s{]+)/,
  ],
  classDiagram: [
    /^([\w~]+)\s+(?:label\s+)?[<|*o.-]+[->|*o.]+\s*(?:label\s+)?([\w~]+)/,
    /^class\s+(\w+)/,
  ],
  erDiagram: [/^([\w-]+)\s+[|}o.-][^\s]*\s+([\w-]+)\s*:/, /^([\w-]+)\s*\{/],
};

/**
 * Counts the nodes of a diagram: boxes, participants, states, classes or entities.
 *
 * @param source - a flowchart, sequence, state, class or entity diagram; others count as
 *   0
 */
export function countNodes(source: string): number {
  const [kind = ''] = source.trim().split(/\s+/);
  const lines = clean(source.trim());
  if (/^(?:flowchart|graph)/.test(kind)) {
    return new Set(readNodes(lines).map(({ id }) => id)).size;
  }
  const name = Object.keys(ENDS).find((word) => kind.startsWith(word)) ?? '';
  return countMatches(lines, ENDS[name] ?? []);
}

/** Whether a flowchart has three or more arrows and none of them has a label. */
export function hasUnlabelledEdgesOnly(source: string): boolean {
  if (!isFlowchart(source)) return false;
  const edges = source.match(/[-=.]{2,}>/g)?.length ?? 0;
  const labels =
    source.match(/[-=.]>?\s*\|[^|]+\||(?:--|==|-\.)\s+[^->|=]+\s*[-=.]{2,}>/g)?.length ??
    0;
  return edges >= 3 && labels === 0;
}

const DECLARED =
  /^(?:create\s+)?(?:participant|actor)\s+(?<id>.+?)(?:@\{.*)?(?:\s+as\s.*)?$/;
const DRESSED = /^(?:(?:style|click)\s+(?<one>[\w-]+)|class\s+(?<several>[\w,-]+)\s)/;

function mentions(line: string, id: string): boolean {
  const [ends = ''] = line.split(':');
  const at = ends.indexOf(id);
  if (at === -1) return false;
  const beside = [ends[at - 1], ends[at + id.length]];
  return (
    !beside.some((character = '') => /[\p{L}\p{N}_]/u.test(character)) ||
    mentions(ends.slice(at + 1), id)
  );
}

/**
 * Finds a name that a diagram declares or styles but never draws, often a typo.
 *
 * @param source - a sequence diagram or a flowchart; others return `undefined`
 * @returns the name, and its line in the source, 1-based
 */
export function findIdleName(source: string): { id: string; line: number } | undefined {
  const isSequence = /^\s*sequenceDiagram\b/.test(source);
  if (!isSequence && !isFlowchart(source)) return undefined;
  const lines = source.split('\n').map((line) => line.trim());
  const drawn = lines.filter(
    (line) => !/^(?:%%|acc(?:Title|Descr)|title\b)/.test(line) && !DRESSED.test(line),
  );
  for (const [index, line] of lines.entries()) {
    const { id, one, several } =
      (isSequence ? DECLARED : DRESSED).exec(line)?.groups ?? {};
    const names = [id, one, ...(several?.split(',') ?? [])].filter(
      (name) => name !== undefined,
    );
    const idle = names.find(
      (name) => !drawn.some((other) => other !== line && mentions(other, name)),
    );
    if (idle !== undefined) return { id: idle, line: index + 1 };
  }
  return undefined;
}
