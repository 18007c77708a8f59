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

/** The id in every mention of a node in a flowchart. */
function readNodes(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const flat = line
      .replace(/\[\[?[^\]]*\]?\]|\(\(?\(?[^)]*\)?\)?\)|\{\{?[^}]*\}?\}/g, '[')
      .replace(/:::\w+/g, '');
    return flat
      .split(EDGE)
      .flatMap((side) => side.split('&'))
      .map((part) => part.replace(SHAPE, '').trim())
      .filter((id) => /^[\p{L}\p{N}_-]+$/u.test(id));
  });
}

function isFlowchart(source: string): boolean {
  return /^\s*(?:flowchart|graph)\b/.test(source);
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
    return new Set(readNodes(lines)).size;
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
