// Writes the titled fences of a note as files: node fences.mjs NOTE FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [note = '', folder = ''] = process.argv.slice(2);
const FENCE = /^(`{3,})\S+ [^\n]*?title="([^"]+)"[^\n]*\n([\s\S]*?)^\1\s*$/gm;
let written = 0;
for (const [, , title = '', code = ''] of readFileSync(note, 'utf8').matchAll(FENCE)) {
  const file = path.join(folder, title);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  written += 1;
}
if (written === 0) throw new Error(`${note} has no fence with a title.`);
