import { readFileSync } from 'node:fs';

/** A route's chunks by the name of their content, nested as in Docusaurus. */
type Chunks = string | readonly Chunks[] | { readonly [part: string]: Chunks };

type Manifest = {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, Partial<Record<'js' | 'css', readonly { readonly file: string }[]>>>
  >;
};

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function flatten(chunks: Chunks): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(flatten);
}

/** A route as `src/plugins/optimize-bundle` lists it. */
type Row = {
  readonly path: string;
  readonly names: Chunks;
  readonly routes?: readonly Row[];
};

function listRows(rows: readonly Row[]): [path: string, chunks: Chunks][] {
  return rows.flatMap(({ path, names, routes = [] }) => [
    [path, names] as [string, Chunks],
    ...listRows(routes),
  ]);
}

/** Paths of routes with their chunks. */
function readChunks(generated: string): [path: string, chunks: Chunks][] {
  return listRows(readJson<Row[]>(`${generated}/optimize-bundle/table.json`));
}

/**
 * Finds what a browser loads to show a page: what the HTML links to, and the chunks of the route, which
 * the entry requests.
 *
 * @param generated - the build's `.docusaurus` folder
 * @param route - the page's path in the router
 * @returns files below the built site, without the HTML
 */
export function pageFiles(generated: string, route: string): string[] {
  const { origins, assets } = readJson<Manifest>(`${generated}/client-manifest.json`);
  const wanted = [route, /^.*?\/docs(?=\/)/.exec(route)?.[0]]; // notes are nested in /docs
  const named = readChunks(generated).filter(([path]) => wanted.includes(path));
  const chunks = ['main', ...named.flatMap(([, names]) => flatten(names))];
  const ids = chunks.flatMap((chunk) => origins[chunk] ?? []);
  const files = ids.flatMap((id) => [
    ...(assets[id]?.css ?? []),
    ...(assets[id]?.js ?? []),
  ]);
  return [...new Set(files.map(({ file }) => file))];
}
