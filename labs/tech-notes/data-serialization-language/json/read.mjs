import { readFileSync } from 'node:fs';

for (const text of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  let said;
  try {
    const value = JSON.parse(text);
    said =
      typeof value === 'number'
        ? Object.is(value, -0)
          ? '-0'
          : String(value)
        : JSON.stringify(value);
  } catch (error) {
    said = error.name;
  }
  console.log(JSON.stringify(text).padEnd(22), said);
}
