import { createSignal, For } from 'solid-js';
import { bookings, matching } from '../bookings.ts';

export function App() {
  const [query, setQuery] = createSignal('');
  const found = () => matching(bookings, query());
  return (
    <>
      <label>
        Name{' '}
        <input value={query()} onInput={(event) => setQuery(event.currentTarget.value)} />
      </label>
      <p role="status">{found().length} bookings</p>
      <ul>
        <For each={found()}>
          {({ name, day }) => (
            <li>
              {name}, {day}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
