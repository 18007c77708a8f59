import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { CITIES, show } from './page.tsx';

function Ways() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change address</Button>
      <Modal
        title="Change address"
        open={open}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <label>
          Street <Input />
        </label>
      </Modal>
      <label htmlFor="city">City</label>
      <Select
        id="city"
        showSearch
        style={{ width: 200 }}
        options={CITIES.map((value) => ({ value }))}
      />
    </>
  );
}
show(Ways);
