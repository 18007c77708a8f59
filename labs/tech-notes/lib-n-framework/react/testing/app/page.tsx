// The page of the note: one loan, as the lab's server knows it, on a day that does not move.
import { createRoot } from 'react-dom/client';

import { Loan } from './loan.tsx';

const due = document.body.dataset['due'] ?? '';
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <h1>Loans</h1>
      <Loan id={7} title="Emma" due={due} today="2026-11-22" />
    </main>,
  );
}
