import type { Kind } from '../front-matter/index.ts';
import type { Note } from '../note/index.ts';
import { COUNTS, type Count, type Density, measureDensity, round } from './measure.ts';
import { TARGETS, type Targets, countMet, targetsFor } from './targets.ts';

const NAME_WIDTH = 31;
const COLUMNS = Object.keys(COUNTS) as Count[];

type Cells = Readonly<Partial<Record<Count, number | string | undefined>>>;

function toRow(name: string, cells: Cells, last = ''): string {
  const shown = COLUMNS.map((column) =>
    String(cells[column] ?? '-').padStart(Math.max(column.length, 5)),
  );
  const row = name.slice(1 - NAME_WIDTH).padEnd(NAME_WIDTH) + shown.join(' ');
  return `${row} ${last.padStart(5)}`.trimEnd();
}

function median(numbers: readonly number[]): number | undefined {
  const ordered = [...numbers].sort((a, b) => a - b);
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]];
  return low === undefined || high === undefined ? undefined : round((low + high) / 2);
}

function mediansOf(densities: readonly Density[]): Cells {
  const values = (column: Count) =>
    densities.flatMap<number>((density) => density[column] ?? []);
  return Object.fromEntries(COLUMNS.map((column) => [column, median(values(column))]));
}

function describe(targets: Targets): Cells {
  return Object.fromEntries(
    Object.entries(targets).map(([column, target]) => [
      column,
      'most' in target ? `<=${target.most}` : `>=${target.least}`,
    ]),
  );
}

function noteRow({ file, frontMatter }: Note, density: Density): string {
  const targets = targetsFor(density.tongue, frontMatter['kind'] as Kind | undefined);
  return toRow(file, density, countMet(density, targets).join('/'));
}

/**
 * A table of what notes look like in numbers: a row each with how many targets it meets, then the
 * medians of the site by language, then the targets.
 *
 * @param notes - the notes that get a row
 * @param all - all notes of the site, which the medians are taken of
 */
export function formatDensity(notes: readonly Note[], all: readonly Note[]): string {
  const densities = new Map(all.map((note) => [note, measureDensity(note.tree)]));
  const rows = notes.map((note) =>
    noteRow(note, densities.get(note) ?? measureDensity(note.tree)),
  );
  const medians = (['en', 'zh'] as const).map((tongue) => {
    const own = [...densities.values()].filter((density) => density.tongue === tongue);
    return toRow(`MEDIAN ${tongue}`, mediansOf(own));
  });
  const targets = Object.entries(TARGETS).map(([name, own]) =>
    toRow(`TARGET ${name}`, describe(own)),
  );
  const names = Object.fromEntries(COLUMNS.map((column) => [column, column]));
  return [toRow('file', names, 'met'), ...rows, ...medians, ...targets].join('\n');
}

/** What each count of the table says, a line each. */
export function explainDensity(): string {
  return COLUMNS.map((column) => `${column.padEnd(7)} ${COUNTS[column]}`).join('\n');
}
