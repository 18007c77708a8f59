/** A rectangle as returned by SVG's `getBBox`. */
export type Box = { x: number; y: number; width: number; height: number };

/** The box of an element without any extent. */
export const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** @returns the smallest box that contains both */
export function unionBox(a: Box | undefined, b: Box | undefined): Box | undefined {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** @returns the smallest box that contains the points, given as x, y, x, y, … */
export function boundingBox(coordinates: readonly number[]): Box | undefined {
  const xs = coordinates.filter((_, index) => index % 2 === 0);
  const ys = coordinates.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return undefined;
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** @returns the numbers in an attribute's value */
export function numbersIn(value: string | null): number[] {
  return (value?.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number);
}
