import {
  Button,
  ComboBox,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  TextField,
} from 'react-aria-components';

import { CITIES, show } from './page.tsx';

function Ways() {
  return (
    <>
      <DialogTrigger>
        <Button>Change address</Button>
        <ModalOverlay>
          <Modal>
            <Dialog>
              <Heading slot="title">Change address</Heading>
              <TextField>
                <Label>Street</Label>
                <Input />
              </TextField>
              <Button slot="close">Close</Button>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      <ComboBox>
        <Label>City</Label>
        <Input />
        <Popover>
          <ListBox>
            {CITIES.map((name) => (
              <ListBoxItem key={name} id={name}>
                {name}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </>
  );
}
show(Ways);
