import { parseExact } from './exact.js';

const text =
  '{"id": 9007199254740993, "list": [-9007199254740993, 7, "9007199254740993", 1.5, -0]}';
try {
  console.log(parseExact(text));
  const raw = (_key, value) =>
    typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value;
  console.log(JSON.stringify(parseExact(text), raw));
  for (const odd of [
    '1e400',
    '[1e400]',
    '{',
    '""',
    'null',
    '123456789012345678901234567890',
  ]) {
    try {
      console.log(odd.padEnd(32), parseExact(odd));
    } catch (error) {
      console.log(odd.padEnd(32), error.name);
    }
  }
} catch (error) {
  console.log(String(error));
}
