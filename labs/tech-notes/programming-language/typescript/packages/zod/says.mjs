// One library a process: Zod and Zod Mini share their settings, and with them the texts.
const [name] = process.argv.slice(2);
const { Order } = await import(`./${name}.mjs`);
const { issues } = Order['~standard'].validate({
  id: 'b3b1c2de-0d7e-4f0a-9c64-2d1f6f2a7c11',
  email: 'a@shop.example',
  item: 'mug',
  quantity: '2',
});
console.log(name.padEnd(8), issues.map(({ message }) => message).join('; '));
