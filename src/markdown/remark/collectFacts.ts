import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { readPage } from 'mdx-source';
import { type FrontMatter, listMissingParts, freshnessOf, readToday } from 'notes-lint';
import { DEPTHS, type SampleSums } from 'sample-prover';
import type { Day, NoteFacts } from '../../components/NoteHeader/data.ts';
import { SHORT_LIVED } from '../../notes/checkSettings.ts';
import { formatDay } from '../../notes/shared/formatDay.ts';
import { readHistory } from '../../notes/readHistory.ts';
import { readingTime } from '../../notes/readingTime.ts';
import { DEPTH } from './sampleDepth.ts';

function toDay(iso: string): Day {
  return { iso, text: formatDay(iso) };
}

/** Counts the samples by check result. Diagrams are drawn by now; one that can't be is shown as code. */
function sumSamples(tree: Root): SampleSums | undefined {
  const shown: unknown[] = [];
  visit(tree, 'code', ({ data }) => void shown.push(data?.hProperties?.[DEPTH]));
  const sums = DEPTHS.map((depth) => {
    return { depth, count: shown.filter((value) => value === depth).length };
  }).filter(({ count }) => count > 0);
  return sums.length === 0 ? undefined : sums;
}

/**
 * Collects what a note's header says of it, except its title: status, dates as readers see them, reading time,
 * samples.
 *
 * @param tree - the note, with the depth of each sample
 * @param file - its path, relative to the site's folder
 * @param front - its front matter
 * @param siteDir - the site's folder
 */
export function collectFacts(
  tree: Root,
  file: string,
  front: Partial<FrontMatter>,
  siteDir: string,
): Omit<NoteFacts, 'title'> {
  const edited = readHistory(siteDir).get(file)?.date;
  const freshness = freshnessOf(file, front, readToday(), SHORT_LIVED);
  const read = tree.children.filter(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  const isSeedling = front.status === 'seedling';
  // By the source: the tree has changed on its way here.
  const lacks = isSeedling ? listMissingParts(readPage(siteDir, file)) : [];
  return {
    description: front.description,
    status: front.status,
    verified: front.last_verified ? toDay(front.last_verified) : undefined,
    edited: edited ? toDay(edited) : undefined,
    minutes: readingTime(read.map((node) => toString(node)).join('\n')),
    topics: front.topics ?? [],
    samples: sumSamples(tree),
    until: freshness && toDay(freshness.until),
    stale: freshness?.isStale || undefined,
    lang: front.lang,
    disclaimer: front.disclaimer,
    lacks: lacks.length > 0 ? lacks : undefined,
  };
}
