import { bookings, matching } from '../bookings.ts';

document.querySelector('#app')!.innerHTML =
  '<label>Name <input></label><p role="status"></p><ul></ul>';
const input = document.querySelector('input')!;
const status = document.querySelector('p')!;
const list = document.querySelector('ul')!;

function show() {
  const found = matching(bookings, input.value);
  status.textContent = `${found.length} bookings`;
  list.replaceChildren(
    ...found.map(({ name, day }) => {
      const item = document.createElement('li');
      item.textContent = `${name}, ${day}`;
      return item;
    }),
  );
}
input.addEventListener('input', show);
show();
