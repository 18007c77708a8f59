import type { Row } from './client/table.ts';
import type { GeneratedRoute, readGenerated } from './readGenerated.ts';

const nameOf = (place: number) => place.toString(36);

/**
 * Lists each page once, with its path and the numbers of its chunks. Docusaurus lists it in three
 * modules, with a hash that hardly compresses each time. Saves 5.9 KB with all 201 pages.
 *
 * @param generated - what Docusaurus generates
 * @returns the table, and paths of the modules; the place of each, in base 36, is the name of its chunk
 */
export function planRoutes(generated: ReturnType<typeof readGenerated>) {
  const { routes, chunkNames, modules } = generated;
  const places = new Map<string, string>();
  const number = (name: string): string => {
    if (!places.has(name)) places.set(name, nameOf(places.size));
    return places.get(name) ?? '';
  };
  const toRow = ({ component, exact, routes: below, ...route }: GeneratedRoute): Row => ({
    ...route,
    names: JSON.parse(
      JSON.stringify(chunkNames[component] ?? {}),
      (_key, value: unknown) => (typeof value === 'string' ? number(value) : value),
    ) as Row['names'],
    ...(Boolean(exact) === Boolean(below) && { exact: Boolean(exact) }),
    ...(below && { routes: below.map(toRow) }),
  });
  const table = routes.map(toRow);
  return { table, modules: [...places.keys()].map((name) => modules.get(name) ?? '') };
}

/**
 * Writes the module in place of `@generated/registry`. For the server's rendering it has the names of
 * chunks where Docusaurus has the paths of modules: by name, pages find the scripts and sheets of their
 * route in the manifest, and link them.
 *
 * @param modules - paths in the order of their names
 * @param isServer - who reads it; a browser has no use for what only the server asks for
 */
export function formatRegistry(modules: readonly string[], isServer: boolean): string {
  const lines = modules.map((modulePath, place) => {
    const [name, file] = [nameOf(place), modulePath].map((text) => JSON.stringify(text));
    const load = `() => import(/* webpackChunkName: ${name} */ ${file})`;
    return `  ${name}: [${load}${isServer ? `, ${name}, require.resolveWeak(${file})` : ''}],`;
  });
  return ['export default {', ...lines, '};', ''].join('\n');
}
