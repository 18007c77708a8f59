import path from 'node:path';

import { escapeRegexp } from '@docusaurus/utils';
import {
  createResolver,
  decodePath,
  isDraft,
  isMarkdownFile,
  type Page,
  permalinkOf,
} from 'mdx-source';
import { escapeLink, labOf, readOutline, resolveLabLink, writeLink } from 'notes-lint';
import { visit } from 'unist-util-visit';

/** A note's old and new path, relative to the site's folder. */
export type Move = { readonly from: string; readonly to: string };

/** A redirect between two URLs, relative to the base path. */
export type Redirect = { readonly from: string; readonly to: string };

/** The changes of a move. */
type MovePlan = {
  /** Changed sources by file; the note's is under its new path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The given ones, unless the move changes them, and the new one. */
  readonly redirects: readonly Redirect[];
};

const { posix } = path;

/** The path of an import. */
const RELATIVE = /(?<=['"])\.{1,2}\/[^'"]+(?=['"])/g;

const isPath = (name: string) => name.startsWith('.') || /^[^/:]+\.\w+$/.test(name);

/** What precedes a URL in a link, a definition, JSX, or the reading order in the front matter. */
const OPENING = String.raw`\]\(\s*<?|\]:\s*<?|=\s*["']|\bread_(?:first|next):(?:.*[[,\s"'])?|^\s*-\s+["']?`;

/** Replaces a URL once, in the line where its link starts or one of the lines it continues on. */
function replaceUrl(
  text: string,
  line: number,
  url: string,
  replacement: string,
): string {
  const lines = text.split('\n');
  const below = lines.splice(line - 1).join('\n');
  const pattern = new RegExp(`(?<=${OPENING})${escapeRegexp(url)}(?![\\w./%-])`, 'm');
  if (!pattern.test(below))
    throw new Error(
      `"${url}" isn't written the way it's parsed, at line ${line} or below.`,
    );
  return [...lines, below.replace(pattern, () => replacement)].join('\n');
}

/** What the names of files and URLs in the moved note become: those of links, images and imports. */
function createRebase({ from, to }: Move) {
  const [oldLab, newLab] = [labOf(from), labOf(to)];
  /** @param page - the file of the page that it leads to */
  return (name: string, page?: string): string => {
    const lab = resolveLabLink(from, name);
    if (lab === oldLab || lab?.startsWith(`${oldLab}/`))
      return writeLink(to, newLab + lab.slice(oldLab.length));
    if (name === '' || name.startsWith('/')) return name;
    if (page !== undefined) return writeLink(to, page === from ? to : page);
    if (!isPath(name)) return name;
    return writeLink(to, posix.join(posix.dirname(from), decodePath(name)));
  };
}

const toLinkedPage = ({ file, frontMatter }: Page) => ({
  file,
  permalink: permalinkOf(file, frontMatter),
});

/** Creates a function that rewrites the links of any note. */
function createRewrite(notes: readonly Page[], move: Move, newPermalink: string) {
  const { from, to } = move;
  const resolve = createResolver(notes.map(toLinkedPage), '/');
  const rebase = createRebase(move);
  const rewriteUrl = (note: Page, url: string) => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const target = resolve(url, toLinkedPage(note))?.page.file;
    if (target === from && !isMarkdownFile(name)) return escapeLink(newPermalink) + rest;
    if (note.file === from) return rebase(name, target) + rest;
    return target === from ? writeLink(note.file, to) + rest : url;
  };
  return (note: Page): string => {
    let text = note.source;
    for (const { url, line, kind, of } of readOutline(note).references) {
      // In front matter, an image can't be in another folder: it has to be moved by hand.
      if (kind === 'import' || of === 'image') continue;
      const replacement = rewriteUrl(note, url);
      if (replacement !== url) text = replaceUrl(text, line, url, replacement);
    }
    if (note.file !== from) return text;
    visit(note.tree, 'mdxjsEsm', ({ value }) => {
      const rebased = value.replace(RELATIVE, (name) => rebase(name));
      text = text.replace(value, () => rebased);
    });
    return text;
  };
}

/** The redirects after a page has got another URL. */
function moveRedirects(
  redirects: readonly Redirect[],
  { from, to }: Redirect,
  isPublished: boolean,
): Redirect[] {
  const others = redirects
    .map((one) => (one.to === from ? { ...one, to } : one))
    .filter((one) => one.from !== to);
  return from !== to && isPublished ? [...others, { from, to }] : others;
}

/**
 * Plans the move of a note, with its lab, the links to and from it, and a redirect from its old URL
 * unless it's a draft, which has none. Writes nothing.
 *
 * @param notes - all of the site's
 * @param redirects - the existing ones
 */
export function planMove(
  notes: readonly Page[],
  move: Move,
  redirects: readonly Redirect[],
): MovePlan {
  const { from, to } = move;
  const moved = notes.find(({ file }) => file === from);
  if (!moved) throw new Error(`There is no note ${from}.`);
  const [oldPermalink, newPermalink] = [
    permalinkOf(from, moved.frontMatter),
    permalinkOf(to, moved.frontMatter),
  ];
  const rewrite = createRewrite(notes, move, newPermalink);
  const texts = new Map<string, string>();
  for (const note of notes) {
    const text = rewrite(note);
    if (note === moved) texts.set(to, text);
    else if (text !== note.source) texts.set(note.file, text);
  }
  const redirect = { from: oldPermalink, to: newPermalink };
  return { texts, redirects: moveRedirects(redirects, redirect, !isDraft(moved)) };
}
