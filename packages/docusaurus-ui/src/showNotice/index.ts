import clsx from 'clsx';

import buttonStyles from '../Button/styles.module.css';
import styles from './styles.module.css';

type Notice = {
  /** `alert` interrupts what a screen reader says. */
  readonly role: 'alert' | 'status';
  readonly text: string;
  /** Text of its button. */
  readonly action: string;
  readonly onPress: () => void;
};

/** Shows a notice with a button at the bottom of the page, where React may not be running. */
export default function showNotice({ role, text, action, onPress }: Notice): void {
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', role);
  document.body.append(notice);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = clsx(buttonStyles.button, buttonStyles.large);
  button.textContent = action;
  button.addEventListener('click', onPress);
  // Screen readers announce what is added to a live region, not always what's there from the start.
  setTimeout(() => notice.append(text, ' ', button));
}
