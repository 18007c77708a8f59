// Queries that try to get past the price guard.
import { measure } from './guard.ts';

const fragments = Array.from({ length: 26 }, (_, n) => {
  const next = n === 25 ? 'name' : `...f${n + 1} ...f${n + 1}`;
  return `fragment f${n} on Artist { works(first: 2) { artist { ${next} } } }`;
});
const flat = Array.from({ length: 26 }, (_, n) => {
  const next = n === 25 ? 'name' : `...f${n + 1} ...f${n + 1}`;
  return `fragment f${n} on Artist { ${next} }`;
});
const queries: Record<string, string> = {
  'explicit null': '{ rooms(first: null) { __typename } }',
  'missing variable': 'query ($n: Int!) { rooms(first: $n) { __typename } }',
  'fragment cycle':
    '{ rooms { ...a } } fragment a on Room { ...b } fragment b on Room { ...a }',
  'two operations': 'query a { rooms { __typename } } query b { rooms { __typename } }',
  '300 aliases': `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: rooms { works { title } }`).join(' ')} }`,
  '26 fragments, each twice': `{ rooms { works { artist { ...f0 } } } } ${flat.join(' ')}`,
  '26 nested fragments, each twice': `{ rooms { works { artist { ...f0 } } } } ${fragments.join(' ')}`,
};
for (const [name, source] of Object.entries(queries)) {
  try {
    const began = performance.now();
    const { depth, cost } = measure(source);
    const speed = performance.now() - began < 1000 ? 'at once' : 'slowly';
    console.log(`${name}: depth ${depth}, cost ${cost}, priced ${speed}`);
  } catch (error) {
    console.log(`${name}: refused, ${(error as Error).message}`);
  }
}
