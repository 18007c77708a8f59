import type { Code, Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isOutput, parseMeta, type FenceMeta } from 'mdx-source';
import { SKIP, visit } from 'unist-util-visit';

/** A fence that shows what a sample printed. */
export type OutputFence = {
  readonly text: string;
  /** Title of the sample it names; without one, it belongs to the fence right before it. */
  readonly of?: string | undefined;
  /** Lines of the opening and closing fence in the file. */
  readonly line: number;
  readonly end: number;
};

/** One code fence of a page, with the output shown after it. */
export type Sample = {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  /** Line of the opening fence in the file; the code begins one line below. */
  readonly line: number;
  readonly shown?: OutputFence | undefined;
};

/** An output fence without a sample. */
export type StrayOutput = OutputFence & {
  /** Line of the output fence that the sample already has. */
  readonly first?: number | undefined;
  /** How many samples have that title. */
  readonly namesakes: number;
};

/** Databases other than PostgreSQL that a heading may name, by the language of their SQL. */
const DATABASES = Object.entries({
  sqlite: /\bSQLite\b/i,
  mysql: /\bMySQL\b/i,
  mariadb: /\bMariaDB\b/i,
  tsql: /\b(?:SQL Server|T-SQL)\b/i,
  plsql: /\b(?:Oracle|PL\/SQL)\b/i,
  duckdb: /\bDuckDB\b/i,
  bigquery: /\bBigQuery\b/i,
  clickhouse: /\bClickHouse\b/i,
  snowflake: /\bSnowflake\b/i,
});

/** A fence's language. SQL below a heading that names one other database is that database's, unless it runs. */
function languageOf({ lang }: Code, headings: readonly string[], runs: boolean): string {
  const language = (lang ?? '').toLowerCase();
  const text = headings.join('\n');
  if (language !== 'sql' || runs || /postgres|PGlite/i.test(text)) return language;
  const [named, another] = DATABASES.filter(([, name]) => name.test(text));
  return named && !another ? named[0] : language;
}

/**
 * Extracts the code fences of a page, at any depth of the tree. A ` ```text
 * output="drive.ts" ` fence belongs to the sample with that title. Without a title it
 * belongs to the fence directly above, or to none if there's another node in between. A sample has at most one.
 *
 * @returns the samples in order, and the output fences without a sample
 */
export function readSamples(tree: Root) {
  const samples: (Sample & { shown?: OutputFence })[] = [];
  const outputs: (OutputFence & { readonly above: Sample | undefined })[] = [];
  const headings: string[] = [];
  const readHeading = (heading: Heading) => {
    headings.length = Math.min(headings.length, heading.depth - 1);
    headings[heading.depth - 1] = toString(heading);
  };
  visit(tree, ['heading', 'code'], (node, index, parent) => {
    if (node.type === 'heading') return void readHeading(node);
    if (node.type !== 'code') return undefined;
    const code = node;
    const meta = parseMeta(code.meta);
    const line = code.position?.start.line ?? 1;
    if (isOutput(code)) {
      const before = parent?.children[(index ?? 0) - 1];
      const isBelow = before?.type === 'code' && !isOutput(before);
      const above = isBelow ? samples.at(-1) : undefined;
      const end = code.position?.end.line ?? line;
      outputs.push({ text: code.value, line, end, of: meta.outputOf, above });
    } else {
      samples.push({
        language: languageOf(code, headings, meta.run),
        meta,
        code: code.value,
        line,
      });
    }
    return SKIP;
  });
  const strayOutput = outputs.flatMap(({ above, ...output }): StrayOutput[] => {
    const meant = samples.filter((one) =>
      output.of === undefined ? one === above : one.meta.title === output.of,
    );
    const [sample] = meant;
    const first = sample?.shown?.line;
    if (!sample || meant.length > 1 || first !== undefined)
      return [{ ...output, first, namesakes: meant.length }];
    sample.shown = output;
    return [];
  });
  return { samples: samples as readonly Sample[], strayOutput };
}
