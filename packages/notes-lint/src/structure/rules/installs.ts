import { parse as parseToml } from 'smol-toml';

import type { Fence } from '../view.ts';

/** Something that a step installs or pins; without a version, it gets the newest. */
export type Install = { readonly name: string; readonly version?: string | undefined };

/**
 * Commands that install the packages after them, and the separator between name and
 * version.
 */
const MANAGERS: readonly (readonly [command: RegExp, separator: string])[] = [
  [/^(?:npm|pnpm|yarn|bun) (?:install|i|add|create|init|exec|dlx)\b/, '@'],
  [/^go (?:get|install)\b/, '@'],
  [/^cargo (?:add|install)\b/, '@'],
  [/^(?:pip3?|pipx) install\b/, '=='],
  [/^apt(?:-get)? install\b/, '='],
  [/^(?:brew|gem) install\b/, '@'],
  [/^docker pull\b/, ':'],
];

/** Commands that download and run the first package after them. */
const RUNNERS = /^(?:npx|bunx|pnpx)\b/;

/** Flags whose next word is a value rather than a package. */
const VALUED_FLAGS = / (?:--features|--prefix|--registry|--git) \S+/g;

const IMAGE = /^[a-z][\w./-]*:[\w.-]+$/;

/** The version number in `^3.8.1`, `v1.12.0` or `24-trixie-slim`; `latest` has none. */
function readVersion(text: string | undefined): string | undefined {
  return /^[v^~=<>\s]*(\d+(?:\.\d+)*)/.exec(text ?? '')?.[1];
}

function split(word: string, separator: string): Install {
  const at = word.lastIndexOf(separator);
  if (at <= 0) return { name: word };
  return {
    name: word.slice(0, at),
    version: readVersion(word.slice(at + separator.length)),
  };
}

function readImage(reference: string): Install {
  const [withTag = ''] = reference.split('@');
  return split(withTag, ':');
}

function isName(word: string): boolean {
  return /^[@\w]/.test(word) && !word.includes('$') && !word.includes('://');
}

function readRunner(words: readonly string[]): Install[] {
  const named = words.findIndex((word) => /^(?:-p|--package)$/.test(word));
  const word = named >= 0 ? words[named + 1] : words.find((one) => !one.startsWith('-'));
  return word && isName(word) ? [split(word, '@')] : [];
}

function readCommand(command: string): Install[] {
  const line = command.trim().replace(/^(?:\$ |RUN |sudo |(?:[A-Z_]+=\S+ ))+/, '');
  const plain = line
    .replace(/^apt(-get)? (?:-\S+ )+/, 'apt$1 ')
    .replace(VALUED_FLAGS, '');
  const words = plain.split(/\s+/);
  if (RUNNERS.test(plain)) return readRunner(words.slice(1));
  if (/^docker (?:container )?run\b/.test(plain))
    return words.filter((word) => IMAGE.test(word)).map((word) => readImage(word));
  const manager = MANAGERS.find(([pattern]) => pattern.test(plain));
  if (!manager) return [];
  return words
    .slice(2)
    .filter((word) => isName(word) && !word.startsWith('.'))
    .map((word) => split(word, manager[1]));
}

function readShell(code: string): Install[] {
  return code
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, ''))
    .flatMap((line) => line.split(/&&|\|\||[;|]/))
    .flatMap(readCommand);
}

function readDockerfile(code: string): Install[] {
  const stages = new Set<string>();
  const images = [...code.matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const bases = images.flatMap(([, image = '', stage]) => {
    const isBase = image !== 'scratch' && !stages.has(image) && !image.startsWith('$');
    if (stage) stages.add(stage);
    return isBase ? [readImage(image)] : [];
  });
  return [...bases, ...readShell(code.replace(/^FROM.*$/gim, ''))];
}

function readYaml(code: string): Install[] {
  const values = (key: string) =>
    [...code.matchAll(new RegExp(`^[\\s-]*${key}:\\s*["']?([^\\s"'#]+)`, 'gm'))].map(
      ([, value = '']) => value,
    );
  return [
    ...values('image').map(readImage),
    ...values('uses')
      .filter(isName)
      .map((action) => split(action, '@')),
    ...values('node-version').map((version) => ({
      name: 'node',
      version: readVersion(version),
    })),
    ...readShell(code.replace(/^[\s-]*run:\s*[|>]?/gm, '')),
  ];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function versionOf(value: unknown): string | undefined {
  const text = isRecord(value) ? value['version'] : value;
  return typeof text === 'string' ? readVersion(text) : undefined;
}

/** The dependencies of a `package.json` or a `Cargo.toml`. */
function readManifest(parse: () => unknown): Install[] {
  let manifest: unknown;
  try {
    manifest = parse();
  } catch {
    return []; // reported by the sample checks
  }
  return ['dependencies', 'devDependencies', 'dev-dependencies'].flatMap((key) => {
    const group = isRecord(manifest) ? manifest[key] : undefined;
    return Object.entries(isRecord(group) ? group : {}).map(([name, value]) => ({
      name,
      version: versionOf(value),
    }));
  });
}

type Reader = readonly [languages: readonly string[], read: (code: string) => Install[]];

const READERS: readonly Reader[] = [
  [['bash', 'sh', 'shell', 'zsh', 'console'], readShell],
  [['dockerfile'], readDockerfile],
  [['yaml'], readYaml],
  [['json'], (code) => readManifest(() => JSON.parse(code))],
  [['toml'], (code) => readManifest(() => parseToml(code))],
];

/** What a fence installs or pins, without duplicates. */
export function findInstalls({ language, node, output }: Fence): Install[] {
  if (output) return [];
  const read = READERS.find(([languages]) => languages.includes(language))?.[1];
  const found = read?.(node.value) ?? [];
  const each = new Map(found.map((one) => [`${one.name}@${one.version ?? ''}`, one]));
  return [...each.values()];
}
