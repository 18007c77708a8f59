import { decodeAddress } from 'mdx-source/client';

/** What a page's preview is kept under: its path, decoded and without a slash at the end. */
export const toKey = (path: string): string =>
  decodeAddress(path).replace(/(?<=.)\/$/, '');
