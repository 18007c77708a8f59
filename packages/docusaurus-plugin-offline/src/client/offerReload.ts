import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

let offered = false;

/**
 * Shows a line at the bottom of the page that a newer version is available, once per
 * visit.
 *
 * @param reload - activates the newer version
 */
export function offerReload(reload: () => void): void {
  if (offered) return;
  offered = true;
  const line = document.createElement('div');
  line.className = styles.line ?? '';
  line.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate({ id: 'notes.offline.reload', message: 'Reload' });
  button.addEventListener('click', reload, { once: true });
  document.body.append(line);
  // Screen readers announce text added to a live region later, but not always text that's
  // there from the start.
  setTimeout(() => {
    line.append(
      translate({ id: 'notes.offline.newer', message: 'A newer version is available.' }),
      ' ',
      button,
    );
  });
}
