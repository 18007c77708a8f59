// The page of the note: one loan, as the lab's server knows it, on the day that the browser says it is.
import { createRoot } from 'react-dom/client';

import { Loan } from './loan.tsx';

const due = document.body.dataset['due'] ?? '';
const today = new Date().toISOString().slice(0, 10);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <h1>Loans</h1>
      <Loan id={7} title="Emma" due={due} today={today} />
    </main>,
  );
}
