import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../react/App.tsx';

const Statistics = lazy(() => import('./Statistics.tsx'));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <App />
      <button onClick={() => setOpen(true)}>Statistics</button>
      <Suspense fallback={<p>Loading the chart</p>}>{open && <Statistics />}</Suspense>
    </>
  );
}
createRoot(document.getElementById('app')!).render(<Page />);
