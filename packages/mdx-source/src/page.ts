import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';

import type { Fault } from './fault.ts';

/** One document, page or post as it stands in its file, parsed when it is asked for. */
export type Page = {
  /** Path relative to the project's root, with forward slashes: `docs/http/dns.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** The whole file, front matter included. */
  readonly source: string;
  /** Hash of file name and source: the key of every cache. Reading it parses nothing. */
  readonly hash: string;
  /** Keys of the front matter as YAML gives them (dates stay strings), not yet validated. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Lines the front matter takes, fences included; Docusaurus' own trees begin after them. */
  readonly lineOffset: number;
  /**
   * The body as MDX with GFM tables and directives; HTML comments leave nothing. Positions are those of the file, so
   * `node.position.start.line` is a line of the file. Empty when the page does not parse.
   */
  readonly tree: Root;
  /** The text that the tree was read of, to which its offsets belong; its lines are those of the file. */
  readonly parsed: string;
  /** What kept front matter or body from being parsed. */
  readonly syntaxFaults: readonly Fault[];
};
