import path from 'node:path';

import { decodeAddress } from '../text/index.ts';

import type { Reference } from './outline.ts';
import {
  areaOf,
  candidatesOf,
  findMissingImage,
  findOutside,
  isElsewhere,
  isNoteName,
  placeOf,
  readParts,
  withoutSlash,
} from './parts.ts';
import type { Site, Target } from './site.ts';

/** How a reference is broken. */
export type DeadEnd =
  | { readonly kind: 'page' }
  | { readonly kind: 'outside'; readonly place: string }
  | { readonly kind: 'self' }
  | { readonly kind: 'draft'; readonly to: Target }
  | { readonly kind: 'image' | 'import'; readonly place: string }
  | { readonly kind: 'anchor'; readonly anchor: string; readonly to: Target };

/** What a reference resolved to: a note, or something whose anchors aren't known here. */
type Found = Target | 'file';

/** A dummy origin to resolve against; nothing is requested from it. */
const ORIGIN = 'http://site.invalid';

/** What a module's specifier may leave out. */
const MODULE_ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** Resolves references the way Docusaurus does: as a file first, then as a route. */
export function createResolver({ notes, hasFile, hasPage }: Site) {
  const byFile = new Map(notes.map((note) => [note.file, note]));
  const byAddress = new Map(notes.map((note) => [withoutSlash(note.address), note]));

  const findFile = (name: string, { file }: Target): Found | undefined => {
    const isAsset = path.posix.extname(name) !== '' && !name.endsWith('.html');
    if (!isNoteName(name))
      return isAsset && hasFile(placeOf(name, file)) ? 'file' : undefined;
    const area = areaOf(file);
    // Docusaurus doesn't resolve file links in pages.
    if (area === 'src') return undefined;
    const found = candidatesOf(name, file).find(
      (one) => areaOf(one) === area && byFile.has(one),
    );
    return found === undefined ? undefined : byFile.get(found);
  };

  const findPage = (name: string, { address }: Target): Found | undefined => {
    const { pathname } = new URL(encodeURI(name), ORIGIN + encodeURI(address));
    const wanted = decodeAddress(pathname);
    const isThere = hasPage(withoutSlash(wanted)) || hasFile(`static${wanted}`);
    return byAddress.get(withoutSlash(wanted)) ?? (isThere ? 'file' : undefined);
  };

  const findAnchor = (anchor: string, to: Target): DeadEnd | undefined => {
    const { anchors, isOpen } = to.outline;
    const isThere = ['', 'top', ...anchors].includes(anchor) || isOpen;
    return isThere ? undefined : { kind: 'anchor', anchor, to };
  };

  const findDeadEnd = ({ url, kind }: Reference, from: Target): DeadEnd | undefined => {
    if (isElsewhere(url)) return undefined;
    const { name, anchor } = readParts(url);
    if (kind === 'import') {
      const place = placeOf(name, from.file);
      const isThere = MODULE_ENDS.some((end) => hasFile(place + end));
      return isThere ? undefined : { kind: 'import', place };
    }
    const outside = findOutside(name, from.file, hasFile);
    if (outside !== undefined) return { kind: 'outside', place: outside };
    if (kind === 'image') {
      const place = findMissingImage(url, from.file, hasFile);
      return place === undefined ? undefined : { kind: 'image', place };
    }
    if (name === '') return findAnchor(anchor, from);
    const file = kind === 'link' ? findFile(name, from) : undefined;
    const found = file ?? findPage(name, from);
    if (found === undefined) return { kind: 'page' };
    if (found === from && anchor === '') return { kind: 'self' };
    if (found === 'file') return undefined;
    if (found.isDraft && !from.isDraft) return { kind: 'draft', to: found };
    return findAnchor(anchor, found);
  };

  /** The note that a link leads to, if any. */
  const findNote = ({ url, kind }: Reference, from: Target): Target | undefined => {
    const { name } = readParts(url);
    if (name === '' || isElsewhere(url)) return undefined;
    const file = kind === 'link' ? findFile(name, from) : undefined;
    const found = file ?? findPage(name, from);
    return found === 'file' ? undefined : found;
  };

  return { findDeadEnd, findNote };
}
