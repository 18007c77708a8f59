// Four loads, once at the same time and once with two of them behind real waiting.
import DataLoader from 'dataloader';

for (const late of [0, 2]) {
  let calls = 0;
  const loader = new DataLoader(async (keys) => ((calls += 1), keys));
  const load = async (key) => {
    if (key > 4 - late) await new Promise((resolve) => setImmediate(resolve));
    if (key > 3 && late > 0) await new Promise((resolve) => setImmediate(resolve));
    return loader.load(key);
  };
  await Promise.all([1, 2, 3, 4].map(load));
  console.log(
    `${late} of 4 loads wait for I/O first: ${calls} calls of the batch function`,
  );
}
let calls = 0;
const loader = new DataLoader(async (keys) => ((calls += 1), keys));
const together = async (key) => {
  if (key > 2) await new Promise((resolve) => setImmediate(resolve));
  return loader.load(key);
};
await Promise.all([1, 2, 3, 4].map(together));
console.log(`2 of 4 loads wait for the same turn: ${calls} calls of the batch function`);
