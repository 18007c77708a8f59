import type { Page } from 'mdx-source';
import { readSamples, type OutputFence } from './fences/index.ts';
import { checkSamples, type CheckOptions } from './checkSamples.ts';
import { normalize } from './judge.ts';

type Replacement = { readonly fence: OutputFence; readonly text: string };

/** Replaces a fence's text, keeping the fence's indentation. */
function replaceIn(lines: string[], { fence, text }: Replacement): void {
  const indent = /^\s*/.exec(lines[fence.line - 1] ?? '')?.[0] ?? '';
  const fresh = text === '' ? [] : text.split('\n');
  const indented = fresh.map((line) => (line ? indent + line : line));
  lines.splice(fence.line, fence.end - fence.line - 1, ...indented);
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
