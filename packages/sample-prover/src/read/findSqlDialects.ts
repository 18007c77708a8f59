import type { Code, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMeta } from 'mdx-source';
import { visit } from 'unist-util-visit';

/** Databases other than PostgreSQL that a title may name, by the language of their SQL. */
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

/** The database that titles name; `undefined` if it's PostgreSQL, or if they name two. */
function databaseIn(titles: readonly string[]): string | undefined {
  const text = titles.join('\n');
  if (/postgres|PGlite/i.test(text)) return undefined;
  const [named, another] = DATABASES.filter(([, name]) => name.test(text));
  return another ? undefined : named?.[0];
}

/**
 * Finds SQL that isn't PostgreSQL: it doesn't run, and its page's title or a heading above it names another database.
 *
 * @returns the language of each such fence
 */
export function findSqlDialects(tree: Root): ReadonlyMap<Code, string> {
  const dialects = new Map<Code, string>();
  const titles: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'yaml') titles.push(/^title: (.*)$/m.exec(node.value)?.[1] ?? '');
    if (node.type === 'heading') {
      titles.length = node.depth - 1;
      titles.push(toString(node));
    }
    if (node.type !== 'code' || node.lang?.toLowerCase() !== 'sql') return;
    const dialect = databaseIn(titles);
    if (dialect && !parseMeta(node.meta).run) dialects.set(node, dialect);
  });
  return dialects;
}
