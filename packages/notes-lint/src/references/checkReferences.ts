import path from 'node:path';

import { resolveLabLink } from '../labs.ts';
import type { Fault } from '../note/index.ts';
import { nearest } from '../text/index.ts';
import type { Reference } from './outline.ts';
import { areaOf, candidatesOf, isNoteName, readParts } from './parts.ts';
import { createResolver, type DeadEnd } from './resolve.ts';
import type { Site, Target } from './site.ts';

type Problem = Pick<Fault, 'rule' | 'message' | 'remedy'>;

function probably(meant: string | undefined): string {
  return meant === undefined ? '' : `Probably meant: ${meant}. `;
}

/** The link to write in one note to another note's file. */
function writeLink(from: string, file: string): string {
  const link = path.posix.relative(path.posix.dirname(from), file);
  const written = link.startsWith('.') ? link : `./${link}`;
  return /[\s()]/.test(written) ? `<${written}>` : written;
}

function guessNote(url: string, from: string, site: Site): string | undefined {
  const { name } = readParts(url);
  if (!isNoteName(name)) return undefined;
  const files = site.notes.map(({ file }) => file);
  const near = files.filter((file) => file !== from && areaOf(file) === areaOf(from));
  const wanted = candidatesOf(name, from).at(-1) ?? '';
  // Allow as many edits as the file name has characters. The folders don't count, because
  // they're the same for most notes.
  const meant = nearest(wanted, near, path.posix.basename(wanted));
  return meant === undefined ? undefined : writeLink(from, meant);
}

/** A link to a file that isn't a note and isn't in `static`; the build may still generate it. */
function describeFile({ url }: Reference, name: string): Problem {
  return {
    rule: 'links/page',
    message: `The link to ${url} doesn't lead to a page, and static${name} doesn't exist.`,
    remedy: `If the build generates this file, write [text](pathname://${url}), because Docusaurus takes every other link for a page. Otherwise add the file to static/, or remove the link.`,
  };
}

function describePage(reference: Reference, { file }: Target, site: Site): Problem {
  const { url } = reference;
  const { name } = readParts(url);
  if (/^\/.*\.(?!html$|mdx?$)\w+$/i.test(name)) return describeFile(reference, name);
  return {
    rule: 'links/page',
    message: `The link to ${url} leads nowhere: there is no such page or file.`,
    remedy: `${probably(guessNote(url, file, site))}Link to an existing file, with its extension and relative to this one ([why](../api/idempotency.md)), or remove the link.`,
  };
}

function describeAnchor({ url }: Reference, anchor: string, to: Target): Problem {
  const likely = nearest(anchor, to.outline.anchors);
  return {
    rule: 'links/anchor',
    message: `The link to ${url} has a broken anchor: ${to.file} has no heading with the id ${anchor}.`,
    remedy: `${probably(likely && `#${likely}`)}Copy the link from the # next to the heading, or give the heading the id {#${anchor}}.`,
  };
}

function describeImage({ url }: Reference, place: string): Problem {
  return {
    rule: 'links/image',
    message: `The image ${url} is missing: there is no file ${place}.`,
    remedy: 'Add the file, use one that exists, or delete the image.',
  };
}

function describeImport({ url }: Reference, place: string): Problem {
  return {
    rule: 'links/import',
    message: `The import of ${url} fails: there is no file ${place}.`,
    remedy: 'Add the file, correct the path, or delete the import.',
  };
}

function describeOutside({ url }: Reference, place: string): Problem {
  return {
    rule: 'links/outside',
    message: `The link to ${url} leads outside of the content, to ${place}.`,
    remedy:
      'Link to the file in the repository with an https URL, or put it next to the note; only labs/ can be linked by path.',
  };
}

function describeSelf({ url }: Reference): Problem {
  return {
    rule: 'links/self',
    message: `The link to ${url} leads to its own page.`,
    remedy: 'Name the note you meant, or a heading with #.',
  };
}

function describeDraft({ url }: Reference, to: Target): Problem {
  return {
    rule: 'links/draft',
    message: `The link to ${url} leads to ${to.file}, a draft, which isn't published.`,
    remedy: "Remove the link, or remove draft: true from that note once it's done.",
  };
}

function describe(reference: Reference, from: Target, end: DeadEnd, site: Site): Problem {
  if (end.kind === 'image') return describeImage(reference, end.place);
  if (end.kind === 'import') return describeImport(reference, end.place);
  if (end.kind === 'outside') return describeOutside(reference, end.place);
  if (end.kind === 'self') return describeSelf(reference);
  if (end.kind === 'draft') return describeDraft(reference, end.to);
  if (end.kind === 'anchor') return describeAnchor(reference, end.anchor, end.to);
  return describePage(reference, from, site);
}

/**
 * A broken anchor is only a warning: the reader still gets to the right page. Docusaurus
 * also warns about anchors unless configured otherwise.
 */
const WARNED_OF: readonly DeadEnd['kind'][] = ['self', 'anchor'];

/**
 * Finds broken links: pages and files that don't exist, anchors without a heading,
 * missing images.
 *
 * @param site - the notes, all of which are checked, and everything else they can link to
 */
export function checkReferences(site: Site): Fault[] {
  const { findDeadEnd } = createResolver(site);
  return site.notes.flatMap((note) =>
    note.outline.references.flatMap((reference): Fault[] => {
      // Labs aren't pages; `checkLabLinks` checks these links against the labs' files.
      if (resolveLabLink(note.file, reference.url)) return [];
      const end = findDeadEnd(reference, note);
      if (!end) return [];
      const problem = describe(reference, note, end, site);
      const severity = WARNED_OF.includes(end.kind) ? 'warning' : 'error';
      return [{ file: note.file, line: reference.line, severity, ...problem }];
    }),
  );
}
