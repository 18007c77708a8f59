import { useState } from 'react';

import { CITIES, show } from './page.tsx';

function Ways() {
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState('');
  const [listed, setListed] = useState(false);
  const found = CITIES.filter((name) => name.toLowerCase().includes(city.toLowerCase()));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change address
      </button>
      {open && (
        <div className="modal" role="dialog" aria-label="Change address">
          <label>
            Street <input />
          </label>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
      <label>
        City{' '}
        <input
          value={city}
          onChange={(event) => {
            setCity(event.target.value);
            setListed(true);
          }}
        />
      </label>
      {listed && (
        <ul>
          {found.map((name) => (
            <li
              key={name}
              onClick={() => {
                setCity(name);
                setListed(false);
              }}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
show(Ways);
