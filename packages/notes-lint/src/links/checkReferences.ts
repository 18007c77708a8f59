import path from 'node:path';

import { isExternal } from 'mdx-source';
import { closestMatch, didYouMean } from 'mdx-source/problems';
import { checkImport } from './checkImport.ts';
import { describeBrokenLink } from './describeBrokenLink.ts';
import { labOf, resolveLabLink } from './labs.ts';
import type { Reference } from './readOutline.ts';
import {
  createReferenceResolver,
  findMissingImage,
  type ResolvedReference,
  filePathOf,
  splitUrl,
  type LinkTargets,
  type Target,
} from './resolve.ts';
import type { Cause, Ungraded } from '../problems/ungraded.ts';

type SiteIndex = LinkTargets & {
  readonly find: ReturnType<typeof createReferenceResolver>;
};

type ReferenceCheck = (
  reference: Reference,
  from: Target,
  site: SiteIndex,
) => Cause | undefined;

/** What visitors to the site can see. */
const PUBLISHED = /^(?:docs|blog|static|src\/pages)\//;

const checkLab: ReferenceCheck = ({ url }, { file }, { hasFile }) => {
  const target = resolveLabLink(file, url) ?? '';
  if (hasFile(target) || hasFile(`${target}/run.sh`)) return undefined;
  return {
    rule: 'links/lab',
    message: `The link leads to ${target}, but there is no such lab or lab file.`,
    remedy: `Link to the folder of a lab, which for this note is ${labOf(file)}/, or to a file in it.`,
  };
};

/** Finds a reference to a file that isn't part of the published content. */
const checkOutside: ReferenceCheck = ({ url }, from, { hasFile }) => {
  const { name } = splitUrl(url);
  const isFile = path.posix.extname(name) !== '' || /(?:^|\/)\.\w/.test(name);
  const target = filePathOf(name, from.file);
  if (!isFile || name.startsWith('/') || PUBLISHED.test(target)) return undefined;
  if (!target.startsWith('..') && !hasFile(target)) return undefined;
  return {
    rule: 'links/outside',
    message: `The link to ${url} leads outside of the content, to ${target}.`,
    remedy:
      'Link to the file in the repository with an https URL, or put it next to the note; only labs/ can be linked by path.',
  };
};

const checkImage: ReferenceCheck = ({ url, of }, { file }, { hasFile }) => {
  // In front matter, only ./ is relative to the file.
  const path = of === undefined ? url : url.replace(/^(?!\.?\/)/, '/');
  const missing = findMissingImage(path, file, hasFile);
  if (missing === undefined) return undefined;
  return {
    rule: 'links/image',
    message: `The image ${url} is missing: there is no file ${missing}.`,
    remedy: 'Add the file, use one that exists, or delete the image.',
  };
};

const MAX_IDS = 8;

/** The id that was meant, or those to choose from. */
function suggestIds(anchor: string, ids: readonly string[]): string {
  const likely = closestMatch(anchor, ids);
  if (likely !== undefined) return didYouMean(`#${likely}`);
  const listed = ids.slice(0, MAX_IDS).map((id) => `#${id}`);
  return ids.length > 0 ? `Its headings' ids: ${listed.join(', ')}. ` : '';
}

function checkAnchor(url: string, to: Target): Cause | undefined {
  const { anchor } = splitUrl(url);
  const { anchors, isOpen } = to.outline;
  if (['', 'top', ...anchors].includes(anchor) || isOpen) return undefined;
  return {
    rule: 'links/anchor',
    message: `The link to ${url} has a broken anchor: ${to.file} has no heading with the id ${anchor}.`,
    remedy: `${suggestIds(anchor, anchors)}Copy the link from the # next to the heading, or give the heading the id {#${anchor}}.`,
  };
}

function checkFound(
  url: string,
  from: Target,
  found: ResolvedReference,
): Cause | undefined {
  if (found === 'other') return undefined;
  if (found.isDraft && !from.isDraft)
    return {
      rule: 'links/draft',
      message: `The link to ${url} leads to ${found.file}, a draft, which isn't published.`,
      remedy: "Remove the link, or remove draft: true from that note once it's done.",
    };
  return checkAnchor(url, found);
}

const checkLink: ReferenceCheck = (reference, from, site) => {
  const { url, kind } = reference;
  const { name } = splitUrl(url);
  if (name === '') return checkAnchor(url, from);
  const found = site.find({ url, kind }, from);
  if (!found)
    return { rule: 'links/page', ...describeBrokenLink(reference, from.file, site) };
  return checkFound(url, from, found);
};

const checkReference: ReferenceCheck = (reference, from, site) => {
  const { url, kind } = reference;
  if (kind === 'import') return checkImport(url, from.file, site);
  if (resolveLabLink(from.file, url) !== undefined)
    return checkLab(reference, from, site);
  if (isExternal(url)) return undefined;
  const checkTarget = kind === 'image' ? checkImage : checkLink;
  return checkOutside(reference, from, site) ?? checkTarget(reference, from, site);
};

/**
 * Finds broken references: pages and files that don't exist, also imported ones, anchors
 * without a heading, missing images.
 *
 * @param targets - the notes, all of which are checked, and everything else they can link to
 */
export function checkReferences(
  targets: LinkTargets,
  find = createReferenceResolver(targets),
): Ungraded[] {
  const site = { ...targets, find };
  return targets.notes.flatMap((note) =>
    note.outline.references.flatMap((reference): Ungraded[] => {
      const problem = checkReference(reference, note, site);
      return problem ? [{ file: note.file, line: reference.line, ...problem }] : [];
    }),
  );
}
