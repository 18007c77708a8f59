// usage: climb.mjs URL [large]: prints how far a request of the note's ladder came, and after how long
import { ladder } from './ladder.mjs';

const [url, large] = process.argv.slice(2);
const began = performance.now();
const said = await ladder(url, 6000, large && 'x'.repeat(60_000));
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${said}`);
process.exit();
