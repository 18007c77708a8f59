import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Builds the notice for a page whose scripts failed to load. React isn't running there, so this uses
 * the DOM directly.
 *
 * @param error - the error to show
 * @param onRetry - called when the button is clicked
 * @returns the element to insert into the page
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
        "Part of this page did not load ({error}). You can keep reading, but menus won't work.",
    },
    // The first line is enough here; the console has the rest.
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
