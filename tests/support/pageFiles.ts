import { readFileSync } from 'node:fs';

/** A route's chunks by the name of what they hold, as Docusaurus nests them. */
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

/**
 * Finds what a browser loads to show a page: what the HTML links, and the chunks of the route, which
 * the entry asks for.
 *
 * @param generated - the folder `.docusaurus` that the build left
 * @param route - path of the page as the router knows it
 * @returns files below the built site, without the HTML
 */
export function pageFiles(generated: string, route: string): string[] {
  const { origins, assets } = readJson<Manifest>(`${generated}/client-manifest.json`);
  const routes = readJson<Record<string, Chunks>>(`${generated}/routesChunkNames.json`);
  const wanted = [route, /^.*?\/docs(?=\/)/.exec(route)?.[0]]; // notes are nested in /docs
  const named = Object.entries(routes).filter(([key]) =>
    wanted.includes(key.replace(/-[^-]+$/, '')),
  );
  const chunks = ['main', ...named.flatMap(([, names]) => flatten(names))];
  const ids = chunks.flatMap((chunk) => origins[chunk] ?? []);
  const files = ids.flatMap((id) => [
    ...(assets[id]?.css ?? []),
    ...(assets[id]?.js ?? []),
  ]);
  return [...new Set(files.map(({ file }) => file))];
}
