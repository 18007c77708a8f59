import Translate from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';

import { SLASH } from '../SearchField/slashSlot';
import styles from './styles.module.css';

const KEYS = { slash: '/', keys: 'Ctrl K', mac: '⌘ K' };

/** Switches the key `/` off, which a voice or a slip may press (WCAG 2.1.4). */
export default function SlashChoice() {
  const [value, slot] = useStorageSlot(SLASH);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={value !== 'off'}
        onChange={({ target }) => slot.set(target.checked ? 'on' : 'off')}
      />
      <Translate
        id="notes.search.slash"
        values={{
          slash: <kbd>{KEYS.slash}</kbd>,
          keys: <kbd>{KEYS.keys}</kbd>,
          mac: <kbd>{KEYS.mac}</kbd>,
        }}
      >
        {'{slash} opens search, as {keys} and {mac} always do'}
      </Translate>
    </label>
  );
}
