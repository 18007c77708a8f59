import { useRef } from 'react';

import { CITIES, show } from './page.tsx';

function Ways() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Change address
      </button>
      <dialog ref={dialog} aria-label="Change address">
        <form method="dialog">
          <label>
            Street <input />
          </label>
          <button>Close</button>
        </form>
      </dialog>
      <label>
        City <input list="cities" />
      </label>
      <datalist id="cities">
        {CITIES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
show(Ways);
