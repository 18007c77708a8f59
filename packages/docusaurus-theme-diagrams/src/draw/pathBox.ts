import { boundingBox, numbersIn, type Box } from './box.ts';

/** The number of arguments of each path command. */
const ARITY: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, T: 2, H: 1, V: 1 },
  ...{ C: 6, S: 4, Q: 4, A: 7 },
};

type Pen = { readonly x: number; readonly y: number };

/** The points that a command adds, including control points; the last one is the new pen position. */
function pointsOf(command: string, numbers: readonly number[], pen: Pen): number[] {
  const origin = command === command.toLowerCase() ? pen : { x: 0, y: 0 };
  const [first = 0] = numbers;
  switch (command.toUpperCase()) {
    case 'H':
      return [origin.x + first, pen.y];
    case 'V':
      return [pen.x, origin.y + first];
    case 'A':
      return [origin.x + (numbers[5] ?? 0), origin.y + (numbers[6] ?? 0)];
    default:
      return numbers.map((value, i) => value + (i % 2 === 0 ? origin.x : origin.y));
  }
}

/**
 * The bounding box of a path and its control points.
 *
 * @param d - the path's `d` attribute
 */
export function pathBox(d: string | null): Box | undefined {
  const found: number[] = [];
  let pen: Pen = { x: 0, y: 0 };
  for (const [, command = 'M', rest = ''] of (d ?? '').matchAll(
    /([a-df-z])([^a-df-z]*)/gi,
  )) {
    const arity = ARITY[command.toUpperCase()];
    const numbers = numbersIn(rest);
    for (let i = 0; arity !== undefined && i + arity <= numbers.length; i += arity) {
      const points = pointsOf(command, numbers.slice(i, i + arity), pen);
      found.push(...points);
      pen = { x: points.at(-2) ?? pen.x, y: points.at(-1) ?? pen.y };
    }
  }
  return boundingBox(found);
}
