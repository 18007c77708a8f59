type Ids = readonly (string | number)[];

/** What Docusaurus knows of the browser's files when it writes pages, in `client-manifest.json`. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  /** Ids of what is loaded for a chunk, by its name. */
  readonly origins: Readonly<Record<string, Ids>>;
};

/** Each line of the generated registry: name of a chunk, import, path of the module. */
const ENTRY = /^\s*"(\w+)": \[.*?\), ("(?:[^"\\]|\\.)+"), require/gm;

/**
 * Lets pages link the sheets and start the scripts of their routes. A page that is written looks its
 * files up by the paths of its modules, where the manifest has the names of chunks: it would know
 * what the entry loads and nothing else, stand without the other rules until its scripts come, and
 * ask for those only once the entry has run.
 *
 * @param manifest - as Docusaurus wrote it
 * @param registry - source of the generated module `registry.js`
 * @returns a manifest that knows the files by the paths too
 */
export function linkFiles<M extends Manifest>(manifest: M, registry: string): M {
  const { entrypoints, origins } = manifest;
  const loaded = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  const linked = [...registry.matchAll(ENTRY)].map(
    ([, chunk = '', literal = '']) =>
      [
        JSON.parse(literal) as string,
        (origins[chunk] ?? []).filter((id) => !loaded.has(id)),
      ] as const,
  );
  return { ...manifest, origins: { ...origins, ...Object.fromEntries(linked) } };
}
