// Every script that imports expect becomes a test file without that import; for Vitest, jest. becomes vi.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const [target = 'jest'] = process.argv.slice(2);
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  const text = readFileSync(file, 'utf8');
  const isScript = text.startsWith("import { expect } from 'expect'");
  if (!isScript && !file.endsWith('.test.ts')) continue;
  const code = text.replace(/^import .* from '(?:expect|jest-mock)';\n/gm, '');
  const name = file.replace(/(\.test)?\.ts$/, '');
  const whole = isScript ? `test('${name}', async () => {\n${code}});\n` : code;
  const ready = target === 'vitest' ? whole.replace(/\bjest\.(?=\w+\()/g, 'vi.') : whole;
  writeFileSync(`${name}.test.ts`, ready);
}
