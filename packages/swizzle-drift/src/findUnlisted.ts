import { listComponents, type UsesFile } from './readUses.ts';

/** Names imported from a module that is documented as internal. */
const NAMES = /import (?:type )?\{([^}]+)\} from '@[\w-]+\/[\w-]+\/internal'/g;

/** References to the inside of a package or of the bundler, which may change without notice. */
const INTERNALS: readonly RegExp[] = [
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
 * Finds uses that aren't on the list, and entries on the list that aren't used.
 *
 * @param list - the content of the list
 * @param sources - the content of our files by path
 * @returns one message per finding
 */
export function findUnlisted(
  { theme, internals }: UsesFile,
  sources: ReadonlyMap<string, string>,
): string[] {
  const marks = internals.flatMap((entry) => entry.marks);
  const components = listComponents(sources);
  const unlisted = components
    .filter(({ name }) => !(name in theme))
    .map(({ name, file }) => `${file}: the component ${name} isn't listed under "theme"`);
  const uses = [...sources].flatMap(([file, source]) => {
    const insides = INTERNALS.flatMap((pattern) =>
      [...source.matchAll(pattern)].map(([, use]) => use),
    );
    const found = new Set([...namesIn(source), ...insides.map((use) => use ?? '')]);
    return [...found]
      .filter((use) => !marks.some((mark) => use.includes(mark) || mark.includes(use)))
      .map((use) => `${file}: ${use} isn't in any "marks" under "internals"`);
  });
  const gone = Object.keys(theme)
    .filter((name) => !components.some((one) => one.name === name))
    .map((name) => `theme: src/theme no longer has ${name}; drop its entry`);
  const texts = [...sources.values()];
  const idle = marks
    .filter((mark) => !texts.some((source) => source.includes(mark)))
    .map((mark) => `internals: no source contains ${mark} any more; drop it`);
  return [...unlisted, ...uses, ...gone, ...idle];
}
