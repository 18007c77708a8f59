import { listComponents, type UsesFile } from './readUses.ts';

/** Names taken from a module that is documented as internal. */
const NAMES = /import \{([^}]+)\} from '@[\w-]+\/[\w-]+\/internal'/g;

/** Ways into a package or into the bundler that nobody promises to keep. */
const WAYS: readonly RegExp[] = [
  /'(@generated\/[\w./-]+)/g,
  /'(@theme-init\/[\w./-]+)/g,
  /['"`](@docusaurus\/[\w-]+\/(?:lib|src|bin)\/[\w./-]+)/g,
  /['"`](?:\.\/)?(node_modules\/(?!\.cache|@types)[\w@./-]+)/g,
  /\b(DOCUSAURUS_[A-Z_]+)/g,
  /\b(__webpack_\w+)/g,
  /\bwindow\.(docusaurus\w*|insertBanner)/g,
];

function namesIn(source: string): string[] {
  const names = [...source.matchAll(NAMES)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.replace(/^\s*type\b/, '').trim()).filter(Boolean);
}

/**
 * Finds what is used and not on the list, and what is on the list and not used.
 *
 * @param list - what the list holds
 * @param sources - our files with their texts
 * @param madeUp - paths of tests that make up packages of their own
 * @returns a line each
 */
export function findUnlisted(
  { theme, internals }: UsesFile,
  sources: ReadonlyMap<string, string>,
  madeUp = /(?!)/,
): string[] {
  const marks = internals.flatMap((entry) => entry.marks);
  const components = listComponents(sources);
  const unlisted = components
    .filter(({ name }) => !(name in theme))
    .map(({ name, file }) => `${file}: the component ${name} is not under "theme"`);
  const uses = [...sources]
    .filter(([file]) => !madeUp.test(file))
    .flatMap(([file, source]) => {
      const ways = WAYS.flatMap((way) => [...source.matchAll(way)].map(([, use]) => use));
      const found = new Set([...namesIn(source), ...ways.map((use) => use ?? '')]);
      return [...found]
        .filter((use) => !marks.some((mark) => use.includes(mark) || mark.includes(use)))
        .map((use) => `${file}: ${use} is in no "marks" of "internals"`);
    });
  const gone = Object.keys(theme)
    .filter((name) => !components.some((one) => one.name === name))
    .map((name) => `theme: no file of src/theme is ${name} any more; drop its entry`);
  const texts = [...sources.values()];
  const idle = marks
    .filter((mark) => !texts.some((source) => source.includes(mark)))
    .map((mark) => `internals: nothing contains ${mark} any more; drop it`);
  return [...unlisted, ...uses, ...gone, ...idle];
}
