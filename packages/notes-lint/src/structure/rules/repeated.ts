import type { ListItem, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { lineOf } from '../lines.ts';
import { sourceOf } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import { quote } from './phrases.ts';

const LEAST = 12;

/** Finds table rows and list items that repeat an earlier one. */
export const checkRepeated: Check = ({ all, parsed }) =>
  all('table', 'list').flatMap(({ type, children }) => {
    const seen = new Map<string, number>();
    return each<ListItem | TableRow>(children, (node) => {
      const text = sourceOf(parsed, node)
        .replace(/^[\d.)\s*+-]+|\s+/g, ' ')
        .trim();
      const before = seen.get(text);
      if (before === undefined) seen.set(text, lineOf(node));
      if (before === undefined || text.length < LEAST) return undefined;
      return [
        `The ${type === 'table' ? 'row' : 'item'} "${quote(toString(node))}" is the same as that of line ${before}.`,
        'Delete one of them, or write what differs.',
      ];
    });
  });
