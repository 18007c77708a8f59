import path from 'node:path';

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

/** Replaces an address once, in the line of its link or one of those its words go on in. */
function replaceInLines(lines: string[], line: number, url: string, by: string): void {
  const place = lines.findIndex((text, index) => index >= line - 1 && text.includes(url));
  const found = lines[place];
  if (found === undefined)
    throw new Error(`"${url}" isn't in line ${line} as it is read.`);
  lines[place] = found.replace(url, () => by);
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
    const target = posix.join(posix.dirname(from), decodeURI(name));
    return toLink(to, isNote && target === from ? to : target);
  };

  const rewrite = (note: Note, url: string): string => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const place = places.find(({ file }) => file === note.file);
    const page = place && resolve(url, place)?.page;
    const isFile = /\.mdx?$/.test(name);
    if (page?.file === from && !isFile) return newAddress.replaceAll(' ', '%20') + rest;
    if (note === moved) return rebase(name, isFile) + rest;
    return page?.file === from ? toLink(note.file, to) + rest : url;
  };

  const texts = new Map<string, string>();
  for (const note of notes) {
    const lines = note.source.split('\n');
    for (const { url, line } of readOutline(note).references) {
      const by = rewrite(note, url);
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
