import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { CITIES, show } from './page.tsx';

function Ways() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change address</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="title">
        <DialogTitle id="title">Change address</DialogTitle>
        <DialogContent>
          <TextField label="Street" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
      <Autocomplete
        options={CITIES}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    </>
  );
}
show(Ways);
