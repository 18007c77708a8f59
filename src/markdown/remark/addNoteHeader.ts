import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath, toElement, readPage } from 'mdx-source';
import { type FrontMatter, listMissingParts, freshnessOf, readToday } from 'notes-lint';
import { DEPTHS, type SampleSums } from 'sample-prover';
import type { Day, NoteFacts } from '../../components/NoteHeader/data.ts';
import { SHORT_LIVED } from '../../notes/checkSettings.ts';
import { formatDay } from '../../notes/shared/formatDay.ts';
import { hasNoteHeader } from '../../notes/shared/hasNoteHeader.ts';
import { readHistory } from '../../notes/readHistory.ts';
import { readingTime } from '../../notes/readingTime.ts';
import { LINKS_IDENTIFIER } from './noteLinks.ts';
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

function collectFacts(
  tree: Root,
  file: string,
  front: Partial<FrontMatter>,
  root: string,
): Omit<NoteFacts, 'title'> {
  const edited = readHistory(root).get(file)?.date;
  const freshness = freshnessOf(file, front, readToday(), SHORT_LIVED);
  const read = tree.children.filter(({ type }) => type !== 'mdxjsEsm' && type !== 'yaml');
  // By the source: the tree has changed on its way here.
  const lacks = front.status === 'seedling' ? listMissingParts(readPage(root, file)) : [];
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

/**
 * Remark plugin: adds the note's header at the top of its text, below a title that the text begins with: what it
 * answers, its stage, when it was last verified, and below that the collapsed table of contents.
 *
 * A note that's overdue for review at build time says so in a full sentence. If it becomes overdue
 * before the next build, the browser shows that in the line of facts, in a word about as wide as the one before,
 * so that the layout doesn't shift.
 *
 * Of all this, a post or another page has only the disclaimer.
 *
 * @param options - `root`: the site's folder
 */
export default function noteHeader({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(root, file.path);
    const { frontMatter: front = {}, contentTitle } = file.data;
    if (!name.startsWith('docs/')) {
      const { disclaimer: subject, lang } = front;
      if (subject)
        tree.children.unshift(
          toElement('Disclaimer', { subject, ...(lang && { lang }) }),
        );
      return;
    }
    if (!hasNoteHeader(front)) return;
    const title = front.title ?? contentTitle;
    const facts = { title, ...collectFacts(tree, name, front, root) };
    const present = Object.entries(facts).filter(([, fact]) => fact !== undefined);
    const value = valueToEstree(Object.fromEntries(present));
    const links = front.read_first && { links: LINKS_IDENTIFIER };
    const titles = tree.children.findIndex(({ type }) => type === 'heading') + 1;
    tree.children.splice(
      contentTitle === undefined ? 0 : titles,
      0,
      toElement('NoteHeader', { facts: value, ...links }),
      toElement('CollapsedToc', {}),
    );
  };
}
