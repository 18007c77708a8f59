import path from 'node:path';

import { decodeAddress } from 'mdx-source';
import { labOf, type Note, readOutline, resolveLabLink } from 'notes-lint';
import { createResolver } from 'page-graph';
import { visit } from 'unist-util-visit';
import { addressOfNote } from '../graph/toPages.ts';

/** A note's way: paths of its file, relative to the project's root. */
export type Move = { readonly from: string; readonly to: string };

/** An address that leads to another, below the site's base path. */
export type Redirect = { readonly from: string; readonly to: string };

/** What a move writes. */
export type MovePlan = {
  /** Texts that change, by file; that of the note is under its new path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly redirects: readonly Redirect[];
};

const { posix } = path;

/** The path of an import. */
const RELATIVE = /(?<=['"])\.{1,2}\/[^'"]+(?=['"])/g;

/** A link from a file to another, as an author writes it. */
function toLink(from: string, to: string): string {
  const way = posix.relative(posix.dirname(from), to).replaceAll(' ', '%20');
  return way.startsWith('.') ? way : `./${way}`;
}

const isPath = (name: string) => name.startsWith('.') || /^[^/:]+\.\w+$/.test(name);

/** What is left of an address: of a link, a definition, JSX, or the reading order of the front matter. */
const OPENING =
  /(?:\]\(\s*<?|\]:\s*<?|=\s*["']|\bread_(?:first|next):(?:.*[[,\s"'])?|^\s*-\s+["']?)$/;

/** Where a line has an address, not words or a longer address that hold the same; -1 for nowhere. */
function findAddress(line: string, url: string): number {
  let at = line.indexOf(url);
  const isOther = () =>
    !OPENING.test(line.slice(0, at)) || /^[\w./%-]/.test(line.slice(at + url.length));
  while (at !== -1 && isOther()) at = line.indexOf(url, at + 1);
  return at;
}

/** Replaces an address once, in the line of its link or one of those its words go on in. */
function replaceInLines(lines: string[], line: number, url: string, by: string): void {
  for (let index = line - 1; index < lines.length; index++) {
    const text = lines[index] ?? '';
    const at = findAddress(text, url);
    if (at === -1) continue;
    lines[index] = text.slice(0, at) + by + text.slice(at + url.length);
    return;
  }
  throw new Error(
    `"${url}" isn't written the way it's parsed, at line ${line} or below.`,
  );
}

/**
 * Plans to move a note: with it go its lab and the links to and from it, and its old address leads to
 * the new one. Nothing is written.
 *
 * @param notes - all of the site's
 * @param redirects - those there are
 */
export function planMove(
  notes: readonly Note[],
  { from, to }: Move,
  redirects: readonly Redirect[],
): MovePlan {
  const places = notes.map((note) => ({
    file: note.file,
    permalink: addressOfNote(note.file, note.frontMatter),
  }));
  const resolve = createResolver(places, '/');
  const moved = notes.find(({ file }) => file === from);
  if (!moved) throw new Error(`There is no note ${from}.`);
  const [oldAddress, newAddress] = [
    addressOfNote(from, moved.frontMatter),
    addressOfNote(to, moved.frontMatter),
  ];

  /** What a link of the note itself becomes. */
  const rebase = (name: string, isNote: boolean) => {
    const lab = resolveLabLink(from, name);
    const own = labOf(from);
    if (lab === own || lab?.startsWith(`${own}/`))
      return toLink(to, labOf(to) + lab.slice(own.length));
    if (!isPath(name)) return name;
    const target = posix.join(posix.dirname(from), decodeAddress(name));
    return toLink(to, isNote && target === from ? to : target);
  };

  const rewrite = (note: Note, permalink: string, url: string): string => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const page = resolve(url, { file: note.file, permalink })?.page;
    const isFile = /\.mdx?$/.test(name);
    if (page?.file === from && !isFile) return newAddress.replaceAll(' ', '%20') + rest;
    if (note === moved) return rebase(name, isFile) + rest;
    return page?.file === from ? toLink(note.file, to) + rest : url;
  };

  const texts = new Map<string, string>();
  for (const [at, note] of notes.entries()) {
    const permalink = places[at]?.permalink ?? '';
    const lines = note.source.split('\n');
    for (const { url, line } of readOutline(note).references) {
      const by = rewrite(note, permalink, url);
      if (by !== url) replaceInLines(lines, line, url, by);
    }
    let text = lines.join('\n');
    if (note === moved) {
      visit(note.tree, 'mdxjsEsm', ({ value }) => {
        const own = value.replace(RELATIVE, (name) => rebase(name, false));
        text = text.replace(value, () => own);
      });
      texts.set(to, text);
    } else if (text !== note.source) texts.set(note.file, text);
  }
  const others = redirects
    .map((one) => (one.to === oldAddress ? { ...one, to: newAddress } : one))
    .filter((one) => one.from !== newAddress);
  const own = oldAddress === newAddress ? [] : [{ from: oldAddress, to: newAddress }];
  return { texts, redirects: [...others, ...own] };
}
