import type { Sample } from '../read/readSamples.ts';
import type { SampleError } from '../run/checker.ts';

/** Dots that stand for what's left out; in spread syntax a name follows them. */
const DOTS = /(?:^|\s)(?:\.{3}|…)(?=[\s,]|$)/m;

/** Their parsers read dots as text or as a value, so an error has another cause. */
const READS_DOTS = /^(?:bash|sh|shell|html|md|markdown|mermaid|ya?ml|docker(?:file)?)$/;

const STRING = /(["'`]).*?\1/g;

/**
 * Whether a block that doesn't run may be fine all the same: it leaves lines out, or it's an excerpt that needs
 * what it doesn't show. A title would say that it's a whole file. What's wrong with the whole block, and a typo of
 * one of its own names, has no excuse.
 */
export function isExcusable({ code, language, meta }: Sample, error: SampleError) {
  if (meta.run || error.line === 0 || error.rule === 'typo') return false;
  const needsMore = error.unresolved !== undefined || error.needsContext === true;
  const hasGap = DOTS.test(code.replace(STRING, '')) && !READS_DOTS.test(language);
  return hasGap || (needsMore && meta.title === undefined);
}
