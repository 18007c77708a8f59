import { useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export const CITIES = ['Bergen', 'Berlin', 'Köln', 'Tokyo'];

/** A dialog and a combobox between two buttons that a modal dialog has to shut off. */
export function show(
  Ways: ComponentType,
  Wrap: ComponentType<{ children: ReactNode }> = ({ children }) => children,
) {
  function Page() {
    const [presses, setPresses] = useState(0);
    const press = () => setPresses((n) => n + 1);
    return (
      <main>
        <h1>Orders</h1>
        <button type="button" onClick={press}>
          Behind
        </button>
        <Ways />
        <button type="button" onClick={press}>
          After
        </button>
        <p>{presses} presses</p>
      </main>
    );
  }
  createRoot(document.getElementById('root')!).render(
    <Wrap>
      <Page />
    </Wrap>,
  );
}
