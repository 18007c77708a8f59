// node measure.mjs WAY SIZE: milliseconds of processor time of one way, in a new process
const [way, text] = process.argv.slice(2);
const size = Number(text);
const numbers = Array.from({ length: size }, (_, at) => at);

const ways = {
  push() {
    const out = [];
    for (let at = 0; at < size; at += 1) out.push(numbers[at]);
    return out.length;
  },
  preallocated() {
    const out = new Array(size);
    for (let at = 0; at < size; at += 1) out[at] = numbers[at];
    return out.length;
  },
  spread() {
    let out = [];
    for (const value of numbers) out = [...out, value];
    return out.length;
  },
  shift() {
    const queue = numbers.slice();
    let sum = 0;
    while (queue.length > 0) sum += queue.shift();
    return sum;
  },
  index() {
    const queue = numbers.slice();
    let sum = 0;
    for (let at = 0; at < queue.length; at += 1) sum += queue[at];
    return sum;
  },
  includes() {
    return numbers.filter((value) => numbers.includes(value)).length;
  },
  set() {
    const known = new Set(numbers);
    return numbers.filter((value) => known.has(value)).length;
  },
};

const before = process.cpuUsage();
const result = ways[way]();
const { user, system } = process.cpuUsage(before);
if (!(result > 0)) throw new Error(`${way} did nothing`);
console.log(((user + system) / 1000).toFixed(1));
