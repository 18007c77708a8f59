import { configureStore } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
import { settled, show } from './show.tsx';

type Cart = { items: string[]; note: string };
const empty: Cart = { items: ['tea', 'tea'], note: '' };
const store = configureStore({
  reducer: (cart: Cart = empty, { type }: { type: string }) =>
    type === 'note' ? { ...cart, note: `${cart.note}x` } : cart,
});
let renders = 0;
function count() {
  renders += 1;
}
function Kinds() {
  count();
  useSelector(({ items }: Cart) => [...new Set(items)]);
  return null;
}

console.warn = (message: string) => console.log('warning:', message.split('. ')[0]);
await show(
  <Provider store={store}>
    <Kinds />
  </Provider>,
);
const first = renders;
for (let times = 0; times < 3; times += 1) {
  store.dispatch({ type: 'note' }); // the items stay the same
  await settled();
}
console.log('renders after three changed notes:', renders - first);
