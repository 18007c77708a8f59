/** A picture's transform in its stage: moved by x and y from the centre, then scaled. */
export type View = { readonly x: number; readonly y: number; readonly scale: number };

/** A point, relative to the centre of the stage. */
export type Point = { readonly x: number; readonly y: number };

/** The default initial view. */
export const START: View = { x: 0, y: 0, scale: 1 };

const SMALLEST = 0.5;
const LARGEST = 8;

/**
 * Scales a view so that the point under the pointer stays where it is.
 *
 * @param view - the current view
 * @param factor - above 1 zooms in
 * @param at - the point that stays in place
 */
export function zoom(view: View, factor: number, at: Point): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export function pan(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

const STEP = 60;
const MIDDLE: Point = { x: 0, y: 0 };

const KEYS: Readonly<Record<string, (view: View, start: View) => View>> = {
  ArrowLeft: (view) => pan(view, STEP, 0),
  ArrowRight: (view) => pan(view, -STEP, 0),
  ArrowUp: (view) => pan(view, 0, STEP),
  ArrowDown: (view) => pan(view, 0, -STEP),
  '+': (view) => zoom(view, 1.25, MIDDLE),
  '=': (view) => zoom(view, 1.25, MIDDLE),
  '-': (view) => zoom(view, 0.8, MIDDLE),
  '0': (_, start) => start,
};

/** The view after a key press; `undefined` if the key isn't handled. */
export function answerKey(view: View, key: string, start = START): View | undefined {
  return KEYS[key]?.(view, start);
}
