import path from 'node:path';

import {
  closestMatch,
  didYouMean,
  isExternal,
  isPageFile,
  rankMatches,
  labOf,
  resolveLabLink,
} from 'mdx-source';

import { checkImport } from './checkImport.ts';
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
import { escapeLink, writeLink } from './writeLink.ts';
import type { Cause, Ungraded } from '../ungraded.ts';

/** What visitors to the site can see. */
const PUBLISHED = /^(?:docs|blog|static|src\/pages)\//;

const LOOKS_LIKE_HOST =
  /^(?:www\.[\w-]+\.|https?\/\/|(?:[\w-]+\.)+(?:com|org|io|dev|net|cn|edu|gov)(?:\/|$))/i;

/** The last part of a path or URL: of an index, its folder. */
function lastOf(target: string): string {
  return path.posix.basename(target.replace(/\/index\.mdx?$/, '')).toLowerCase();
}

/** The link to the note that was most likely meant: one with this name elsewhere, or with a similar name. */
function guessNote(
  name: string,
  from: string,
  { notes }: LinkTargets,
): string | undefined {
  const isFile = isPageFile(name);
  if (!isFile && !name.startsWith('/')) return undefined;
  const [area = ''] = from.split('/', 1);
  const isNear = ({ file }: Target) => file.startsWith(`${area}/`);
  const near = notes.filter((one) => one.file !== from && (!isFile || isNear(one)));
  const targets = new Map(near.map((one) => [isFile ? one.file : one.permalink, one]));
  const folder = name.startsWith('/') ? '' : path.posix.dirname(from);
  const wanted = isFile ? path.posix.join(folder, name).replace(/^\//, '') : name;
  const all = [...targets.keys()];
  const namesakes = all.filter((one) => lastOf(one) === lastOf(wanted));
  const [namesake] = rankMatches(wanted, namesakes);
  // A path one edit away comes before a namesake elsewhere.
  const nearest = closestMatch(wanted, all, wanted.slice(0, 3)) ?? namesake;
  // Allow as many edits as the last part has characters. The folders don't count, because
  // they're the same for most notes.
  const meant = nearest ?? closestMatch(wanted, all, lastOf(wanted));
  const note = targets.get(meant ?? '');
  return note && (isNear(note) ? writeLink(from, note.file) : note.permalink);
}

function describeBrokenLink(url: string, from: string, site: LinkTargets): Cause {
  const { name } = splitUrl(url);
  // The build may still generate a file that isn't in `static`.
  if (/^\/.*\.(?!html$|mdx?$)\w+$/i.test(name))
    return {
      rule: 'links/page',
      message: `The link to ${url} doesn't lead to a page, and static${name} doesn't exist.`,
      remedy: `If the build generates this file, write [text](pathname://${url}), because Docusaurus takes every other link for a page. Otherwise add the file to static/, or remove the link.`,
    };
  const file = filePathOf(name, from);
  const note = site.notes.find((one) => one.file === file);
  if (note)
    return {
      rule: 'links/page',
      message: `The link to ${url} leads nowhere. Docusaurus turns the link to a file into a URL only in Markdown, and only within docs or within blog.`,
      remedy: `Write its URL: [text](${escapeLink(note.permalink)}${url.replace(/^[^?#]*/, '')}).`,
    };
  return {
    rule: 'links/page',
    message: `The link to ${url} leads nowhere: there is no such page or file.`,
    remedy: LOOKS_LIKE_HOST.test(url)
      ? 'Put https:// in front of it.'
      : `${didYouMean(guessNote(name, from, site))}Link to an existing file, with its extension and relative to this one, such as [text](./other.md), or remove the link.`,
  };
}

function checkLabLink(
  target: string,
  from: string,
  { hasFile }: LinkTargets,
): Cause | undefined {
  if (hasFile(target) || hasFile(`${target}/run.sh`)) return undefined;
  return {
    rule: 'links/lab',
    message: `The link leads to ${target}, but there is no such lab or lab file.`,
    remedy: `Link to the folder of a lab, which for this note is ${labOf(from)}/, or to a file in it.`,
  };
}

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

/** The file that a reference leads to if it isn't part of the published content. */
function findUnpublishedFile(name: string, from: string, { hasFile }: LinkTargets) {
  const isFile = path.posix.extname(name) !== '' || /(?:^|\/)\.\w/.test(name);
  if (!isFile || name.startsWith('/')) return undefined;
  const target = filePathOf(name, from);
  const isOut = !PUBLISHED.test(target) && (target.startsWith('..') || hasFile(target));
  return isOut ? target : undefined;
}

function checkFound(
  url: string,
  from: Target,
  found: ResolvedReference,
): Cause | undefined {
  if (found === from && splitUrl(url).anchor === '')
    return {
      rule: 'links/self',
      message: `The link to ${url} leads to its own page.`,
      remedy: 'Name the note you meant, or a heading with #.',
    };
  if (found === 'file') return undefined;
  if (found.isDraft && !from.isDraft)
    return {
      rule: 'links/draft',
      message: `The link to ${url} leads to ${found.file}, a draft, which isn't published.`,
      remedy: "Remove the link, or remove draft: true from that note once it's done.",
    };
  return checkAnchor(url, found);
}

/**
 * Finds broken references: pages, files and modules that don't exist, anchors without a
 * heading, missing images.
 *
 * @param site - the notes, all of which are checked, and everything else they can link to
 */
export function checkReferences(site: LinkTargets): Ungraded[] {
  const find = createReferenceResolver(site);
  const check = ({ url, kind }: Reference, from: Target): Cause | undefined => {
    if (kind === 'import') return checkImport(url, from.file, site);
    const lab = resolveLabLink(from.file, url);
    if (lab !== undefined) return checkLabLink(lab, from.file, site);
    if (isExternal(url)) return undefined;
    const { name } = splitUrl(url);
    const outside = findUnpublishedFile(name, from.file, site);
    if (outside !== undefined)
      return {
        rule: 'links/outside',
        message: `The link to ${url} leads outside of the content, to ${outside}.`,
        remedy:
          'Link to the file in the repository with an https URL, or put it next to the note; only labs/ can be linked by path.',
      };
    if (kind === 'image') {
      const missing = findMissingImage(url, from.file, site.hasFile);
      if (missing === undefined) return undefined;
      return {
        rule: 'links/image',
        message: `The image ${url} is missing: there is no file ${missing}.`,
        remedy: 'Add the file, use one that exists, or delete the image.',
      };
    }
    if (name === '') return checkAnchor(url, from);
    const found = find({ url, kind }, from);
    // Docusaurus looks for `a.md` in `docs` or `blog` first, and only then beside the note.
    const beside = /^[./@]/.test(name) ? found : find({ url: `./${url}`, kind }, from);
    if (found && beside && found !== beside && found !== 'file' && beside !== 'file')
      return {
        rule: 'links/ambiguous',
        message: `The link to ${url} leads to ${found.file}, not to ${beside.file}: without ./ Docusaurus takes the former.`,
        remedy: `Write ${writeLink(from.file, found.file)} or ${writeLink(from.file, beside.file)}.`,
      };
    return found
      ? checkFound(url, from, found)
      : describeBrokenLink(url, from.file, site);
  };
  return site.notes.flatMap((note) =>
    note.outline.references.flatMap((reference): Ungraded[] => {
      const problem = check(reference, note);
      return problem ? [{ file: note.file, line: reference.line, ...problem }] : [];
    }),
  );
}
