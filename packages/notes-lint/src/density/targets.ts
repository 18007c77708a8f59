import type { Kind } from '../front-matter/index.ts';
import type { Count, Density } from './measure.ts';
import type { Tongue } from './plain.ts';

/** What a count should be at most, or at least. */
export type Target = { readonly most: number } | { readonly least: number };

/** Soft targets; the first three come before the others. */
export type Targets = Readonly<Partial<Record<Count, Target>>>;

const most = (number: number): Target => ({ most: number });
const least = (number: number): Target => ({ least: number });

const LOOKED_UP: Targets = {
  'tbl%': most(40),
  cellX: most(8),
  cols: most(3),
  first: most(12),
  run: most(40),
};

const EXPLAINING: Targets = {
  'tbl%': most(15),
  cellX: most(15),
  'new%': most(70),
  cols: most(4),
  first: most(12),
  run: most(40),
  num: most(1.5),
  'glue%': least(47),
  'you%': least(10),
  joint: most(2.4),
  'w/line': least(8),
  links: most(1.2),
};

const CHINESE: Targets = {
  'tbl%': most(25),
  cellX: most(20),
  'new%': most(73),
  cols: most(4),
  first: most(12),
  run: most(40),
  num: most(1),
  'glue%': least(14),
  'you%': least(5),
  joint: most(1.8),
  conn: least(1.5),
  par: most(2.3),
};

/** What the notes of the site are held against, by the name it is printed under. */
export const TARGETS = {
  en: EXPLAINING,
  'en lookup': LOOKED_UP,
  zh: CHINESE,
  'zh checklist': { ...CHINESE, 'tbl%': most(40) },
} as const satisfies Readonly<Record<string, Targets>>;

/** The targets of a note of this language and kind. */
export function targetsFor(tongue: Tongue, kind: Kind | undefined): Targets {
  if (tongue === 'zh') return TARGETS[kind === 'checklist' ? 'zh checklist' : 'zh'];
  return TARGETS[kind === 'cheatsheet' || kind === 'checklist' ? 'en lookup' : 'en'];
}

function isMet(count: number | undefined, target: Target): boolean {
  if (count === undefined) return true;
  return 'most' in target ? count <= target.most : count >= target.least;
}

/** How many targets a note meets, of how many; what it has none of is met. */
export function countMet(density: Density, targets: Targets): [met: number, of: number] {
  const all = Object.entries(targets) as [Count, Target][];
  return [
    all.filter(([name, target]) => isMet(density[name], target)).length,
    all.length,
  ];
}
