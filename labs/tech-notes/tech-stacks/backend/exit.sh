#!/bin/bash
# A worker that exits without a message: once() keeps waiting, Piscina rejects.
. "$(dirname "$0")/../../../shared/lab.sh"
mkdir app && cd app
npm init -y >/dev/null
npm install --ignore-scripts --no-audit --no-fund --silent piscina@5.3.2
head_of "node $(node -p process.versions.node)" 'piscina 5.3.2'

echo 'process.exit(1);' >plain.mjs
echo 'export default () => process.exit(1);' >task.mjs
cat >once.mjs <<'JS'
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

setTimeout(() => {
  console.log('still waiting after 3 s');
  process.exit();
}, 3000);
const worker = new Worker(new URL('plain.mjs', import.meta.url));
await once(worker, 'message');
JS
cat >pool.mjs <<'JS'
import { Piscina } from 'piscina';

const { href } = new URL('task.mjs', import.meta.url);
const pool = new Piscina({ filename: href, maxThreads: 1 });
await pool.run(1).catch((error) => console.log(`rejected: ${error.message}`));
await pool.destroy();
JS
part 'once(new Worker(file), "message")'
node once.mjs
part 'Piscina'
node pool.mjs
