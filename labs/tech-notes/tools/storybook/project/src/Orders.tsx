import { useEffect, useState } from 'react';
import { useCurrency } from './currency';

type Order = { id: number; title: string; total: number };
type State =
  { name: 'loading' } | { name: 'failed' } | { name: 'loaded'; orders: Order[] };

async function load(signal: AbortSignal): Promise<Order[]> {
  const response = await fetch('/api/orders', { signal });
  if (!response.ok) throw new Error(`orders: ${response.status}`);
  return response.json();
}

export function Orders({ onOpen }: { onOpen: (id: number) => void }) {
  const currency = useCurrency();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({ name: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (orders) => setState({ name: 'loaded', orders }),
      () => {
        if (!controller.signal.aborted) setState({ name: 'failed' });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  function retry() {
    setState({ name: 'loading' });
    setAttempt(attempt + 1);
  }

  if (state.name === 'loading') return <p role="status">Loading orders…</p>;
  if (state.name === 'failed') {
    return (
      <div role="alert">
        <p>We couldn’t load your orders.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (state.orders.length === 0) {
    return <p style={{ color: '#999', background: '#fff' }}>No orders yet</p>;
  }

  const money = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (
    <ul>
      {state.orders.map((order) => (
        <li key={order.id}>
          <button type="button" onClick={() => onOpen(order.id)}>
            {order.title}
          </button>{' '}
          {money.format(order.total)}
        </li>
      ))}
    </ul>
  );
}
