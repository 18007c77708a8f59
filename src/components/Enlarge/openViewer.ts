import { translate } from '@docusaurus/Translate';

import followPointers from './followPointers';
import styles from './styles.module.css';
import { START, answerKey, type Point, type View } from './view';

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.button ?? '';
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

/** A clone of the picture, in a box with the classes of the original's container, which colour it. */
function twinOf(picture: Element): HTMLElement {
  const box = document.createElement('div');
  box.className = `${picture.parentElement?.className ?? ''} ${styles.picture}`;
  const twin = picture.cloneNode(true) as Element;
  twin.removeAttribute('loading');
  box.append(twin);
  return box;
}

/** Scales a diagram's text from 14 px, its natural size (see src/css/drawing.css), to 16 px. */
const READABLE = 16 / 14;

/** The initial view: the whole picture, or a diagram from its top left corner at a readable scale. */
function startOf(picture: Element, room: Point): View {
  const natural = {
    x: Number(picture.getAttribute('width')),
    y: Number(picture.getAttribute('height')),
  };
  if (picture.localName !== 'svg' || !natural.x || !natural.y) return START;
  const fit = Math.min(room.x / natural.x, room.y / natural.y);
  const scale = Math.max(1, READABLE / fit);
  const beyond = (of: 'x' | 'y') => Math.max(0, natural[of] * fit * scale - room[of]) / 2;
  return { scale, x: beyond('x'), y: beyond('y') };
}

/**
 * Lets the browser's Back button close a dialog without leaving the page. The router isn't notified,
 * because it would scroll to the top.
 *
 * @returns a function that removes the history entry if the dialog was closed another way
 */
function closeByBack(dialog: HTMLDialogElement): () => void {
  let isBack = false;
  const onBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    window.removeEventListener('popstate', onBack, true);
    isBack = true;
    dialog.close();
  };
  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', onBack, true);
  return () => {
    if (!isBack) window.history.back();
  };
}

/**
 * Shows a picture in a dialog: drag, pinch, wheel, arrow keys, plus, minus and 0 pan and zoom it;
 * Escape, Back or the button closes it.
 *
 * @param picture - the picture in the page; it isn't moved
 * @param label - accessible name of the dialog
 * @param onClose - restores the focus
 */
export default function openViewer(
  picture: Element,
  label: string,
  onClose: () => void,
): void {
  const dialog = document.createElement('dialog');
  const stage = document.createElement('div');
  const bar = document.createElement('div');
  const twin = twinOf(picture);
  let start: View = START;
  let view: View = START;

  function change(next: (view: View) => View | undefined): boolean {
    const changed = next(view);
    view = changed ?? view;
    twin.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    return changed !== undefined;
  }

  const answer = (key: string) => change((now) => answerKey(now, key, start));
  const press = (key: string) => () => void answer(key);
  bar.append(
    button(translate({ id: 'notes.viewer.in', message: 'Zoom in' }), press('+')),
    button(translate({ id: 'notes.viewer.out', message: 'Zoom out' }), press('-')),
    button(translate({ id: 'notes.viewer.reset', message: 'Reset' }), press('0')),
    button(translate({ id: 'notes.viewer.close', message: 'Close' }), () =>
      dialog.close(),
    ),
  );
  dialog.className = styles.viewer ?? '';
  stage.className = styles.stage ?? '';
  bar.className = styles.bar ?? '';
  dialog.setAttribute('aria-label', label);
  stage.append(twin);
  dialog.append(bar, stage);
  document.body.append(dialog);

  followPointers(stage, change);
  dialog.addEventListener('keydown', (event) => {
    if (answer(event.key)) event.preventDefault();
  });
  const leave = closeByBack(dialog);
  dialog.addEventListener('close', () => {
    leave();
    dialog.remove();
    onClose();
  });
  dialog.showModal();
  const { width, height } = (twin.firstElementChild ?? stage).getBoundingClientRect();
  start = startOf(picture, { x: width, y: height });
  change(() => start);
}
