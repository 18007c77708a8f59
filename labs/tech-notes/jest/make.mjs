// 200 modules of 30 functions, an index of them all, and 2 x 20 test files.
import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('src');
const all = Array.from({ length: 200 }, (_, m) => m);
for (const m of all) {
  const code = Array.from(
    { length: 30 },
    (
      _,
      k,
    ) => `export function part${m}_${k}(value: number, ...rest: readonly number[]): number {
  return rest.reduce((sum: number, one: number) => sum + one, value * ${k});
}`,
  );
  writeFileSync(`src/m${m}.ts`, code.join('\n'));
}
writeFileSync('src/index.ts', all.map((m) => `export * from './m${m}';`).join('\n'));
for (const t of all.slice(0, 20)) {
  for (const [name, from] of [
    ['direct', `./m${t}`],
    ['index', './index'],
  ]) {
    writeFileSync(
      `src/${name}${t}.test.ts`,
      `import { part${t}_2 } from '${from}';
test('adds', () => { const sum: number = part${t}_2(3, 4); expect(sum).toBe(10); });\n`,
    );
  }
}
