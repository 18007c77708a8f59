import { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

let offered = false;

/**
 * Shows a line at the foot of the page that a newer version is there, once a visit.
 *
 * @param reload - brings the newer version up
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
  // Text that enters a status region later is read out; text that comes with it may not be.
  setTimeout(() => {
    line.append(
      translate({ id: 'notes.offline.newer', message: 'A newer version is available.' }),
      ' ',
      button,
    );
  });
}
