import { type Page } from 'mdx-source';
import { readSamples, type OutputFence } from './read/readSamples.ts';
import { checkSamples, type SampleCheckOptions } from './checkSamples.ts';
import { normalize } from './judge/compareOutput.ts';

type Replacement = { readonly fence: OutputFence; readonly text: string };

/**
 * Replaces a fence's text, keeping what the list or block quote around it puts in front of each line. A fence that
 * the text itself contains gets longer, because it would end there.
 */
function replaceIn(lines: string[], { fence, text }: Replacement): void {
  const opening = lines[fence.line - 1] ?? '';
  const [, before = '', marks = ''] = /^(.*?)(`{3,}|~{3,})/.exec(opening) ?? [];
  let longer = marks;
  while (text.includes(longer)) longer += longer[0];
  for (const at of [fence.line - 1, fence.end - 1])
    lines[at] = lines[at]?.replace(marks, longer) ?? '';
  const prefix = before.replace(/[^\s>]/g, ' ');
  const fresh = text === '' ? [] : text.split('\n');
  const prefixed = fresh.map((line) => (line ? prefix + line : prefix.trimEnd()));
  lines.splice(fence.line, fence.end - fence.line - 1, ...prefixed);
}

/**
 * Runs the samples and puts what they print into their output fences.
 *
 * @returns the new source by file, for pages that change; nothing is written to disk
 */
export async function fixOutputs(
  pages: readonly Page[],
  options: SampleCheckOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const { verdicts } = await checkSamples(pages, options);
  const changed = new Map<string, string>();
  for (const page of pages) {
    const results = verdicts.get(page.file) ?? [];
    const replacements = readSamples(page.tree).samples.flatMap(({ shown }, index) => {
      const printed = results[index]?.output;
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
