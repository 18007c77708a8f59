import { Dialog } from 'radix-ui';

import { show } from './page.tsx';

/** Radix Primitives have no combobox. */
function Ways() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Change address</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Change address</Dialog.Title>
          <label>
            Street <input />
          </label>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
show(Ways);
