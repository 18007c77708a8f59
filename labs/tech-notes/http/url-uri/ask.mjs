import { readFileSync } from 'node:fs';

for (const text of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const host = URL.canParse(text) ? new URL(text).hostname : 'refused';
  console.log(`${JSON.stringify(text).padEnd(44)} ${host || 'no host'}`);
}
