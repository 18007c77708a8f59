import { setTimeout as pause } from 'node:timers/promises';

async function waits() {
  await pause(60_000);
}

for (let i = 0; i < 10_000; i += 1) void waits();
await pause(1000);
console.log('waiting');
