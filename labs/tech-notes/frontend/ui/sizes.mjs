// What the dialog alone, and dialog and combobox together, add to a page.
import { bundleSize } from '../../../shared/bundleSize.mjs';

const lab = new URL('.', import.meta.url).pathname;
const aria = "from 'react-aria-components';";
const parts = {
  'Base UI': [
    "export { Dialog } from '@base-ui/react/dialog';",
    "export { Combobox } from '@base-ui/react/combobox';",
  ],
  Radix: ["export { Dialog } from 'radix-ui';"],
  'React Aria': [
    `export { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } ${aria}`,
    `export { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } ${aria}`,
  ],
  'Material UI': [
    ['Button', 'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle']
      .map((name) => `export { default as ${name} } from '@mui/material/${name}';`)
      .join(''),
    ['Autocomplete', 'TextField']
      .map((name) => `export { default as ${name} } from '@mui/material/${name}';`)
      .join(''),
  ],
  'Ant Design': [
    "export { Button, Modal } from 'antd';",
    "export { Select } from 'antd';",
  ],
};
for (const [name, [dialog, combobox]] of Object.entries(parts)) {
  console.log(name.padEnd(12), 'dialog', await bundleSize(dialog, lab));
  if (combobox)
    console.log(name.padEnd(12), 'both  ', await bundleSize(dialog + combobox, lab));
}
