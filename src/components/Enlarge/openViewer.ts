import { translate } from '@docusaurus/Translate';

import followPointers from './followPointers';
import styles from './styles.module.css';
import { START, answerKey, type View } from './view';

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.button ?? '';
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

/** The picture's twin; its box in the page names the classes that colour it. */
function twinOf(picture: Element): HTMLElement {
  const box = document.createElement('div');
  box.className = `${picture.parentElement?.className ?? ''} ${styles.picture}`;
  const twin = picture.cloneNode(true) as Element;
  twin.removeAttribute('loading');
  box.append(twin);
  return box;
}

/**
 * Shows a picture in a dialog: drag, pinch, wheel, arrow keys, plus, minus and 0 move and zoom it;
 * Escape or the button closes it.
 *
 * @param picture - stands in the page and stays there
 * @param label - names the dialog
 * @param onClose - gives the focus back
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
  let view: View = START;

  function change(next: (view: View) => View | undefined): boolean {
    const changed = next(view);
    view = changed ?? view;
    twin.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    return changed !== undefined;
  }

  const press = (key: string) => () => void change((now) => answerKey(now, key));
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
    if (change((now) => answerKey(now, event.key))) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  dialog.showModal();
}
