import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file));

/** Selectors of a style sheet; what stands in parentheses is left out. */
function selectorsIn(css: string): string[] {
  const bare = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '()');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => `${prelude}`.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(','))
    .map((selector) => selector.trim());
}

test('no selector begins with a pseudo-class: PurgeCSS takes such a rule out, unseen', () => {
  const lost = files.flatMap((file) =>
    selectorsIn(readFileSync(file, 'utf8'))
      .filter((selector) => /^:(?!:|root|global)/.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
