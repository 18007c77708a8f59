import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../react/App.tsx';
import Statistics from './Statistics.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <App />
      <button onClick={() => setOpen(true)}>Statistics</button>
      {open && <Statistics />}
    </>
  );
}
createRoot(document.getElementById('app')!).render(<Page />);
