// Every script that imports expect becomes a test file without that import; for Vitest, jest. becomes vi.,
// and a factory that spreads the real module becomes asynchronous.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const [target = 'jest'] = process.argv.slice(2);
for (const file of readdirSync('.').filter((name) => name.endsWith('.ts'))) {
  const text = readFileSync(file, 'utf8');
  const isScript = text.startsWith("import { expect } from 'expect'");
  if (!isScript && !file.endsWith('.test.ts')) continue;
  const code = text.replace(/^import .* from '(?:expect|jest-mock)';\n/gm, '');
  const name = file.replace(/(\.test)?\.ts$/, '');
  const whole = isScript ? `test('${name}', async () => {\n${code}});\n` : code;
  const forVitest = whole
    .replace(
      /\(\) => \(\{(\s+)\.\.\.jest\.requireActual\(('.*?')\)/g,
      'async () => ({$1...(await vi.importActual($2))',
    )
    .replace(/\bjest\.(?=\w+\()/g, 'vi.');
  writeFileSync(`${name}.test.ts`, target === 'vitest' ? forVitest : whole);
}
