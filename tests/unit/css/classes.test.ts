import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { INFIMA_WITHOUT_RULES } from '../../support/infimaNames.ts';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

function readAll(folder: string, suffix: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

const namesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${name}`));

/** Whether the site replaces this component instead of wrapping it. */
function isReplaced(component: string): boolean {
  const own = ['src', 'packages/docusaurus-theme-search/src']
    .flatMap((room) => [
      `${room}/theme/${component}/index.tsx`,
      `${room}/theme/${component}.tsx`,
    ])
    .find((file) => existsSync(file));
  return own !== undefined && !readFileSync(own, 'utf8').includes('@theme-original');
}

/** Words in strings from which a component builds class names. */
function classesIn(script: string): string[] {
  const places = script.matchAll(/[cC]lass(?:Name|Names)?[=:(\s{]|clsx\(/g);
  return [...places].flatMap(({ index }) =>
    [...script.slice(index, index + 250).matchAll(/['"]([a-z][\w -]*)['"]/g)].flatMap(
      ([, words]) => `${words}`.split(/\s+/),
    ),
  );
}

it("has a rule for each Infima class that the theme's components use", () => {
  const infima = namesIn(
    readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  );
  const known = namesIn(
    readAll('src', '.css') + readAll('packages', '.css') + readAll(THEME, '.css'),
  );
  const written = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => !isReplaced(file.replace(/(?:\/index)?\.js$/, '')))
    .flatMap((file) => classesIn(readFileSync(`${THEME}/${file}`, 'utf8')))
    .filter((name) => infima.has(name));
  const unknown = [...new Set(written)].filter((name) => !known.has(name)).sort();
  expect(new Set(written).size).toBeGreaterThan(40);
  expect(unknown).toEqual(INFIMA_WITHOUT_RULES);
});
