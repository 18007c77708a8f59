import type { Page } from 'mdx-source';
import { readSamples, type OutputFence } from './fences/index.ts';
import { checkSamples, type CheckOptions } from './checkSamples.ts';
import { normalize } from './judge.ts';

type Replacement = { readonly fence: OutputFence; readonly text: string };

/** Replaces a fence's text, keeping the fence's indentation. */
function replaceIn(lines: string[], { fence, text }: Replacement): void {
  const opening = lines[fence.line - 1] ?? '';
  const indent = /^\s*/.exec(opening)?.[0] ?? '';
  const length =
    fence.text === ''
      ? closingDistance(lines, fence.line)
      : fence.text.split('\n').length;
  const fresh = text === '' ? [] : text.split('\n');
  lines.splice(fence.line, length, ...fresh.map((line) => (line ? indent + line : line)));
}

/**
 * Number of lines between an opening fence and its end: zero or blank ones for an empty
 * fence.
 */
function closingDistance(lines: readonly string[], line: number): number {
  const end = lines.findIndex(
    (text, place) => place >= line && /^\s*(`{3,}|~{3,})\s*$/.test(text),
  );
  return end < 0 ? 0 : end - line;
}

/**
 * Runs the samples and puts what they print into their output fences.
 *
 * @returns the new source by file, for pages that change; nothing is written to disk
 */
export async function fixOutputs(
  pages: readonly Page[],
  options: CheckOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const { verdicts } = await checkSamples(pages, options);
  const changed = new Map<string, string>();
  for (const page of pages) {
    const own = verdicts.get(page.file) ?? [];
    const replacements = readSamples(page.tree).samples.flatMap(({ shown, index }) => {
      const printed = own[index]?.output;
      if (!shown || printed === undefined) return [];
      const text = normalize(printed);
      return normalize(shown.text) === text ? [] : [{ fence: shown, text }];
    });
    if (replacements.length === 0) continue;
    const lines = page.source.split('\n');
    // From last to first, so that the lines above keep their numbers.
    replacements.sort((a, b) => b.fence.line - a.fence.line);
    for (const one of replacements) replaceIn(lines, one);
    changed.set(page.file, lines.join('\n'));
  }
  return changed;
}
