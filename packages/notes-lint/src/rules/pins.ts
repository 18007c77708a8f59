import type { Fence } from './noteView.ts';

/** A version that a step installs or builds on. */
export type Pin = { readonly name: string; readonly version: string };

const NAME = String.raw`(@?[a-z][\w.-]*(?:/[\w.-]+)*)`;
const VERSION = String.raw`[v^~=]*(\d+(?:\.\d+)*)`;

function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'gim');
}

/** Lines of commands that install, and of actions; a version follows each name. */
const INSTALLS =
  /^.*(?:\b(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|cargo|brew|gem|go (?:get|install))\s|\buses:).*$/gim;
const AT = pattern(String.raw`(?<![\w/.:@-])`, NAME, '@', VERSION);
const PIP = pattern(
  String.raw`(?<=\bpipx? install .*|\bpip3 install .*)`,
  NAME,
  '==',
  VERSION,
);
const IMAGE = pattern(
  String.raw`(?:^\s*FROM\s+(?:--\S+\s+)*|^[\s-]*image:\s*["']?|\bdocker (?:pull|(?:container )?run)\b.*?\s)`,
  NAME,
  ':',
  VERSION,
);
const NODE = pattern(String.raw`^[\s-]*(node)-version:\s*["']?`, VERSION);
/** An entry of a package.json or a Cargo.toml. */
const ENTRY = pattern(
  String.raw`^\s*["']?`,
  NAME,
  String.raw`["']?\s*[:=]\s*(?:\{.*version\s*=\s*)?["']`,
  VERSION,
);
const GROUP =
  /"(?:devD|d)ependencies":\s*\{([^}]*)\}|^\[(?:dev-)?dependencies\]\n((?:[^[].*(?:\n|$))*)/gm;

const STEPS = ['bash', 'sh', 'shell', 'zsh', 'console', 'dockerfile', 'yaml'];

function read(text: string, patterns: readonly RegExp[]): Pin[] {
  return patterns.flatMap((one) =>
    [...text.matchAll(one)].map(([, name = '', version = '']) => ({ name, version })),
  );
}

/** The versions that a fence pins; a step without one installs the newest. */
export function findPins({ language, node, output }: Fence): Pin[] {
  const code = node.value.replace(/\\\n/g, ' ');
  if (language === 'json' || language === 'toml') {
    const groups = [...code.matchAll(GROUP)].map((match) => match[1] ?? match[2] ?? '');
    return groups.flatMap((group) => read(group.replace(/,\s*(?=")/g, ',\n'), [ENTRY]));
  }
  if (output || !STEPS.includes(language)) return [];
  const commands = code.replace(/(^|\s)#.*$/gm, '');
  const installing = (commands.match(INSTALLS) ?? []).join('\n');
  return [...read(installing, [AT]), ...read(commands, [PIP, IMAGE, NODE])];
}
