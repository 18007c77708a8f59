import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';

import { CITIES, show } from './page.tsx';

function Ways() {
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>Change address</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup>
            <Dialog.Title>Change address</Dialog.Title>
            <label>
              Street <input />
            </label>
            <Dialog.Close>Close</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Combobox.Root items={CITIES}>
        <label>
          City <Combobox.Input />
        </label>
        <Combobox.Portal>
          <Combobox.Positioner>
            <Combobox.Popup>
              <Combobox.Empty>No city</Combobox.Empty>
              <Combobox.List>
                {(name: string) => (
                  <Combobox.Item key={name} value={name}>
                    {name}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </>
  );
}
show(Ways);
