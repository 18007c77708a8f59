import { createHash } from 'node:crypto';

import type { Root } from 'mdast';

import { findBrokenFrontMatter, parseYaml, splitFrontMatter } from './frontMatter.ts';
import { parseBody, preprocess } from './parseBody.ts';
import type { Problem } from '../problems/index.ts';
import { syntaxError, type Parsed } from './syntaxError.ts';

/** A document, page or post as it is in its file; parsed on first access. */
export type Page = {
  /** Path relative to the site's folder, with forward slashes: `docs/http/dns.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** The whole file, front matter included. */
  readonly source: string;
  /** Hash of file name and source, for the keys of caches. Reading it doesn't parse anything. */
  readonly hash: string;
  /** The front matter as YAML gives it (dates stay strings), not yet validated. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Number of lines of the front matter, fences included. */
  readonly lineOffset: number;
  /**
   * The body as MDX with GFM tables and directives, without HTML comments. Positions are those of the
   * file: `node.position.start.line` is a line of the file. Empty if the page doesn't parse.
   */
  readonly tree: Root;
  /** The text that the tree was parsed from: offsets in the tree refer to it. It has the file's lines. */
  readonly parsed: string;
  /** Errors that kept the front matter or the body from being parsed. */
  readonly syntaxErrors: readonly Problem[];
};

/** A page before it is parsed. */
export type PageFile = Pick<Page, 'file' | 'absolutePath' | 'source'>;

/**
 * Creates a page from a file's text. Its front matter and body are parsed when they're first read, so that
 * an unchanged page costs no more than a hash.
 */
export function parsePage({ file, absolutePath, source }: PageFile): Page {
  const { yaml, lineOffset } = splitFrontMatter(source);
  let front: Parsed<Record<string, unknown>> | undefined;
  let parsed: string | undefined;
  let body: Parsed<Root> | undefined;
  const getFront = () => (front ??= parseYaml(file, yaml));
  const getParsed = () => (parsed ??= preprocess(source));
  const getBody = () => (body ??= parseBody(file, getParsed()));
  return {
    file,
    absolutePath,
    source,
    lineOffset,
    get parsed() {
      return getParsed();
    },
    hash: createHash('sha256').update(file).update('\0').update(source).digest('hex'),
    get frontMatter() {
      return getFront().value;
    },
    get tree() {
      return getBody().value;
    },
    get syntaxErrors() {
      if (source.includes('\0'))
        return [
          syntaxError(file, 1, "the file isn't saved as UTF-8", 'Save it as UTF-8.'),
        ];
      return [
        ...findBrokenFrontMatter(file, source),
        ...getFront().errors,
        ...getBody().errors,
      ];
    },
  };
}
