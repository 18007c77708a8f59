// 1,000 customers, the n-th of whom makes 1/n of the first one's load. A hash puts each into one of 1,024 slots,
// and N servers own equal shares of the slots: how many times the room of one server do they give?
import { createHash } from 'node:crypto';

const loads = Array.from({ length: 1000 }, (_, n) => 1 / (n + 1));
const total = loads.reduce((sum, load) => sum + load, 0);
const DRAWS = 300;

for (const servers of [4, 7, 8, 16, 32]) {
  const gains = Array.from({ length: DRAWS }, (_, draw) => {
    const busy = Array.from({ length: servers }, () => 0);
    loads.forEach((load, n) => {
      const slot =
        createHash('md5').update(`draw ${draw}, customer ${n}`).digest().readUInt32BE(0) %
        1024;
      busy[slot % servers] += load;
    });
    return total / Math.max(...busy);
  }).sort((a, b) => a - b);
  const at = (share) => gains[Math.floor(share * DRAWS)].toFixed(1);
  console.log(
    `${String(servers).padStart(2)} servers: median ${at(0.5)}, middle half ${at(0.25)} to ${at(0.75)}`,
  );
}
