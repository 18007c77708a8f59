import path from 'node:path';

import { escapeRegexp } from '@docusaurus/utils';
import {
  createResolver,
  decodePath,
  isDraft,
  isExternal,
  type Page,
  permalinkOf,
} from 'mdx-source';
import { escapeLink, labOf, readOutline, resolveLabLink, writeLink } from 'notes-lint';
import { visit } from 'unist-util-visit';

/** A note's old and new path, relative to the project's root. */
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

/**
 * Plans the move of a note, with its lab, the links to and from it, and a redirect from its old URL
 * unless it's a draft, which has none. Writes nothing.
 *
 * @param notes - all of the site's
 * @param redirects - the existing ones
 */
export function planMove(
  notes: readonly Page[],
  { from, to }: Move,
  redirects: readonly Redirect[],
): MovePlan {
  const pages = notes.map((note) => ({
    file: note.file,
    permalink: permalinkOf(note.file, note.frontMatter),
  }));
  const resolve = createResolver(pages, '/');
  const moved = notes.find(({ file }) => file === from);
  if (!moved) throw new Error(`There is no note ${from}.`);
  const [oldPermalink, newPermalink] = [
    permalinkOf(from, moved.frontMatter),
    permalinkOf(to, moved.frontMatter),
  ];

  /** What a link in the moved note becomes. */
  const rebase = (name: string, isNote: boolean) => {
    const lab = resolveLabLink(from, name);
    const oldLab = labOf(from);
    if (lab === oldLab || lab?.startsWith(`${oldLab}/`))
      return writeLink(to, labOf(to) + lab.slice(oldLab.length));
    if (!isPath(name)) return name;
    const target = posix.join(posix.dirname(from), decodePath(name));
    return writeLink(to, isNote && target === from ? to : target);
  };

  const rewrite = (note: Page, permalink: string, url: string): string => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const page = resolve(url, { file: note.file, permalink })?.page;
    const isFile = /\.mdx?$/.test(name);
    if (page?.file === from && !isFile) return escapeLink(newPermalink) + rest;
    const isRelativeUrl = name !== '' && !name.startsWith('/') && !isExternal(url);
    if (note === moved && page && !isFile && isRelativeUrl)
      return writeLink(to, page.file) + rest;
    if (note === moved) return rebase(name, isFile) + rest;
    return page?.file === from ? writeLink(note.file, to) + rest : url;
  };

  const texts = new Map<string, string>();
  for (const [at, note] of notes.entries()) {
    const permalink = pages[at]?.permalink ?? '';
    let text = note.source;
    for (const { url, line, kind, of } of readOutline(note).references) {
      // In front matter, an image can't be in another folder: it has to be moved by hand.
      if (kind === 'import' || of === 'image') continue;
      const replacement = rewrite(note, permalink, url);
      if (replacement !== url) text = replaceUrl(text, line, url, replacement);
    }
    if (note === moved) {
      visit(note.tree, 'mdxjsEsm', ({ value }) => {
        const rebased = value.replace(RELATIVE, (name) => rebase(name, false));
        text = text.replace(value, () => rebased);
      });
      texts.set(to, text);
    } else if (text !== note.source) texts.set(note.file, text);
  }
  const others = redirects
    .map((one) => (one.to === oldPermalink ? { ...one, to: newPermalink } : one))
    .filter((one) => one.from !== newPermalink);
  const needsRedirect = oldPermalink !== newPermalink && !isDraft(moved);
  const added = needsRedirect ? [{ from: oldPermalink, to: newPermalink }] : [];
  return { texts, redirects: [...others, ...added] };
}
