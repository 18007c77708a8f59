import { decodeAddress } from 'mdx-source/client';

/** The key of a page's preview: its path, decoded and without a trailing slash. */
export const toKey = (path: string): string =>
  decodeAddress(path).replace(/(?<=.)\/$/, '');
