import { readFileSync } from 'node:fs';

/** A row of the fixed table of routes. */
export type Route = {
  /** Path below the base path; a folder's index ends with a slash. */
  readonly path: string;
  /** Its source file, relative to the root of the repository. */
  readonly source: string;
  readonly sidebar: 'techNotes' | 'personalGrowthNotes' | 'none';
};

/**
 * Reads the fixed table of every route that the site may ever have.
 *
 * @returns the rows in the order of the file
 */
export function readRoutes(): Route[] {
  const [, ...rows] = readFileSync('tests/content/routes.csv', 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [path = '', source = '', sidebar = ''] = row.split(',');
    return { path, source, sidebar: sidebar as Route['sidebar'] };
  });
}
