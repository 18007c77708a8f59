import path from 'node:path';

import { isMarkdownFile } from 'mdx-source';
import { closestMatch, didYouMean, rankMatches } from 'mdx-source/problems';

import type { Reference } from './readOutline.ts';
import { filePathOf, splitUrl, type LinkTargets, type Target } from './resolve.ts';
import { escapeLink, writeLink } from './writeLink.ts';
import type { Cause } from '../problems/ungraded.ts';

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
  const isFile = isMarkdownFile(name);
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
  const nearest = closestMatch(wanted, all, 1) ?? namesake;
  // Only the last part may differ much: the folders are the same for most notes.
  const meant = nearest ?? closestMatch(wanted, all, lastOf(wanted).length / 3);
  const note = targets.get(meant ?? '');
  return note && (isNear(note) ? writeLink(from, note.file) : note.permalink);
}

/** Says what's wrong with a link that leads nowhere, and which note was likely meant. */
export function describeBrokenLink(
  { url, of = '' }: Reference,
  from: string,
  site: LinkTargets,
): Omit<Cause, 'rule'> {
  const { name } = splitUrl(url);
  const isKey = of.startsWith('read_');
  if (of === 'src' && !LOOKS_LIKE_HOST.test(url))
    return {
      message: `The image ${url} is missing: the src of an <img> is a URL, and static/ has no file for it.`,
      remedy:
        'For a file beside the note, write ![what it shows](./image.png); or put the file in static/img/ and write src="/img/image.png".',
    };
  // The build may still generate a file that isn't in `static`.
  if (/^\/.*\.(?!html$|mdx?$)\w+$/i.test(name))
    return {
      message: `The link to ${url} doesn't lead to a page, and static${name} doesn't exist.`,
      remedy: `If the build generates this file, write [text](pathname://${url}), because Docusaurus takes every other link for a page. Otherwise add the file to static/, or remove the link.`,
    };
  const file = filePathOf(name, from);
  const note = site.notes.find((one) => one.file === file);
  if (note)
    return {
      message: `The link to ${url} leads nowhere. Docusaurus turns the link to a file into a URL only in Markdown, and only within docs or within blog.`,
      remedy: `${isKey ? `Take it out of ${of}, and link to it in the text` : 'Write its URL'}: [text](${escapeLink(note.permalink)}${url.replace(/^[^?#]*/, '')}).`,
    };
  return {
    message: `The link to ${url} leads nowhere: there is no such page or file.`,
    remedy: LOOKS_LIKE_HOST.test(url)
      ? 'Put https:// in front of it.'
      : `${didYouMean(guessNote(name, from, site))}Link to an existing file, with its extension and relative to this one, such as ${isKey ? `${of}: [./other.md]` : '[text](./other.md)'}, or remove the link.`,
  };
}
