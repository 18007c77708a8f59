import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';

import type { Fault } from './fault.ts';

/** A document, page or post as it is in its file; parsed on first access. */
export type Page = {
  /** Path relative to the project's root, with forward slashes: `docs/http/dns.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** The whole file, front matter included. */
  readonly source: string;
  /** Hash of file name and source, used as the key of every cache. Reading it doesn't parse anything. */
  readonly hash: string;
  /** The front matter as YAML gives it (dates stay strings), not yet validated. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Number of lines of the front matter, fences included; Docusaurus' own trees begin after them. */
  readonly lineOffset: number;
  /**
   * The body as MDX with GFM tables and directives, without HTML comments. Positions are those of the
   * file: `node.position.start.line` is a line of the file. Empty if the page doesn't parse.
   */
  readonly tree: Root;
  /** The text that the tree was parsed from: offsets in the tree refer to it. It has the file's lines. */
  readonly parsed: string;
  /** Errors that kept the front matter or the body from being parsed. */
  readonly syntaxFaults: readonly Fault[];
};
