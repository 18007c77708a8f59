import { pan, zoom, type Point, type View } from './view';

type Change = (next: (view: View) => View) => void;

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spanOf([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/**
 * One pointer pans the picture, two pinch-zoom it, and the wheel zooms.
 *
 * @param stage - the element that receives the events
 * @param change - called with an update function for the view
 */
export default function followPointers(stage: HTMLElement, change: Change): void {
  const pointers = new Map<number, Point>();

  function fromMiddle({ clientX, clientY }: MouseEvent): Point {
    const box = stage.getBoundingClientRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  }

  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, fromMiddle(event));
  });
  stage.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, fromMiddle(event));
    const after = [...pointers.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const factor = spanOf(before) > 0 ? spanOf(after) / spanOf(before) : 1;
    change((view) => zoom(pan(view, to.x - from.x, to.y - from.y), factor, to));
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  }
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    const at = fromMiddle(event);
    change((view) => zoom(view, Math.exp(-event.deltaY / 400), at));
  });
}
