// Compiles a file with npm's sass and counts its warnings by id. node compile.mjs FILE OUTPUT
import { writeFileSync } from 'node:fs';

import { compile } from 'sass';

const [file, output] = process.argv.slice(2);
const counts = new Map();
const { css } = compile(file, {
  logger: {
    warn(message, { deprecationType }) {
      const id = deprecationType?.id ?? message.split('\n')[0];
      counts.set(id, (counts.get(id) ?? 0) + 1);
    },
  },
});
writeFileSync(output, css);
const said = [...counts].map(([id, count]) => `${id} ${count}`);
console.log('warnings:', said.join(', ') || 'none');
