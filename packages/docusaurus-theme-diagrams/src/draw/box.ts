/** A rectangle as returned by SVG's `getBBox`. */
export type Box = { x: number; y: number; width: number; height: number };

/** The box of an element without any extent. */
export const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** @returns the smallest box that contains the points, given as x, y, x, y, … */
export function boundingBox(coordinates: readonly number[]): Box | undefined {
  const xs = coordinates.filter((_, index) => index % 2 === 0);
  const ys = coordinates.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return undefined;
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** @returns the smallest box that contains all of them */
export function unionBox(boxes: readonly Box[]): Box | undefined {
  return boundingBox(
    boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]),
  );
}

/** @returns the numbers in an attribute's value */
export function numbersIn(value?: string | null): number[] {
  return (value?.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number);
}
