import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Builds the notice over a page whose scripts did not arrive. React never started there, so this is
 * made by hand.
 *
 * @param error - what went wrong
 * @param onRetry - what the button does
 * @returns the notice, to be put into the page
 */
export default function failureNotice(error: Error, onRetry: () => void): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className = styles.notice ?? '';
  const text = document.createElement('p');
  text.textContent = translate(
    {
      id: 'notes.firstLoad.failed',
      message:
        'A part of this page did not load ({error}). You can read on; menus need it.',
    },
    // The first line says it; the rest is for the console.
    { error: error.message.split('\n')[0] ?? '' },
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = translate({ id: 'notes.loading.retry', message: 'Retry' });
  button.addEventListener('click', onRetry);
  notice.append(text, button);
  return notice;
}
