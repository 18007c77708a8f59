import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Dialog } from './Dialog.tsx';

function Page() {
  const [open, setOpen] = useState(true);
  const [there, setThere] = useState(true);
  const [closes, setCloses] = useState(0);
  const close = () => {
    setOpen(false);
    setCloses((n) => n + 1);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Größe ändern
      </button>
      {there && (
        <Dialog title="Größe" open={open} onClose={close}>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
          <button type="button" onClick={() => setThere(false)}>
            Remove
          </button>
        </Dialog>
      )}
      <output>onClose {closes} times</output>
    </>
  );
}
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
