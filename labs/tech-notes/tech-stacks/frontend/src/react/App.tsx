import { useState } from 'react';
import { bookings, matching } from '../bookings.ts';

export function App() {
  const [query, setQuery] = useState('');
  const found = matching(bookings, query);
  return (
    <>
      <label>
        Name <input value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">{found.length} bookings</p>
      <ul>
        {found.map(({ id, name, day }) => (
          <li key={id}>
            {name}, {day}
          </li>
        ))}
      </ul>
    </>
  );
}
