type Ids = readonly (string | number)[];
type Files = readonly { readonly file: string }[];

/** What Docusaurus knows of the browser's files when it writes pages, in `client-manifest.json`. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  /** Ids of what is loaded for a chunk, by its name. */
  readonly origins: Readonly<Record<string, Ids>>;
  /** Files by id. */
  readonly assets: Readonly<
    Record<string, { readonly js?: Files; readonly css?: Files }>
  >;
};

/** Each line of the generated registry: name of a chunk, import, path of the module. */
const ENTRY = /^\s*"(\w+)": \[.*?\), ("(?:[^"\\]|\\.)+"), require/gm;

/**
 * Lets pages link the sheets of their routes. A page that is written looks its files up by the paths
 * of its modules, where the manifest has the names of chunks: it would link what the entry loads and
 * nothing else, and stand without the other rules until its scripts come.
 *
 * @param manifest - as Docusaurus wrote it
 * @param registry - source of the generated module `registry.js`
 * @returns a manifest that knows the sheets, but not the scripts, by the paths too
 */
export function linkSheets(manifest: Manifest, registry: string): Manifest {
  const { entrypoints, origins, assets } = manifest;
  const loaded = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  const sheetsOf = (chunk: string) =>
    (origins[chunk] ?? [])
      .filter((id) => !loaded.has(id))
      .flatMap((id) => assets[id]?.css ?? []);
  const found = [...registry.matchAll(ENTRY)].map(
    ([, chunk = '', literal = '']) =>
      [JSON.parse(literal) as string, sheetsOf(chunk)] as const,
  );
  const linked = found.filter(([, css]) => css.length > 0);
  const files = linked.flatMap(([, css]) => css);
  return {
    entrypoints,
    origins: {
      ...origins,
      ...Object.fromEntries(
        linked.map(([path, css]) => [path, css.map(({ file }) => file)]),
      ),
    },
    assets: {
      ...assets,
      ...Object.fromEntries(files.map((css) => [css.file, { css: [css] }])),
    },
  };
}
