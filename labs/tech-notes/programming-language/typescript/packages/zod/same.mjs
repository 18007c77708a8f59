import * as mini from './mini.mjs';
import * as valibot from './valibot.mjs';
import * as zod from './zod.mjs';

const good = {
  id: 'b3b1c2de-0d7e-4f0a-9c64-2d1f6f2a7c11',
  email: 'a@shop.example',
  item: 'mug',
  quantity: 1,
};
const inputs = {
  'an order': good,
  'an item of spaces': { ...good, item: '   ' },
  'an item of 20 characters': { ...good, item: '杯'.repeat(20) },
  'an item of 21 characters': { ...good, item: '杯'.repeat(21) },
  'quantity as text': { ...good, quantity: '2' },
  'quantity 0': { ...good, quantity: 0 },
  'quantity 1.5': { ...good, quantity: 1.5 },
  'an unknown key': { ...good, admin: true },
  null: null,
  'an empty object': {},
};
for (const [name, input] of Object.entries(inputs)) {
  const said = [zod, mini, valibot].map(({ accepts }) =>
    accepts(input) ? 'accepted' : 'refused',
  );
  console.log(name.padEnd(24), ...said.map((word) => word.padEnd(9)));
}
