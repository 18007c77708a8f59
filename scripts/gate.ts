import { readSite, type SiteEnvironment } from '../src/site.ts';

/** One command of the gate. */
export type Step = {
  readonly name: string;
  /** The npm script and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  /** The tool whose report lists the step's cases; none if the step counts as one case. */
  readonly reporter?: 'vitest' | 'playwright';
  /** Steps whose output this one uses. */
  readonly needs?: readonly string[];
  /** The `BASE_URL` it runs with. */
  readonly baseUrl: string;
};

const BUILDS = ['site', 'fixture site', 'browser'];

/**
 * Steps in the order they're started: each lane takes the next one. With more than one lane, no step
 * may use the output of another.
 */
export type Stage = { readonly lanes: number; readonly steps: readonly Step[] };

/**
 * The stages of `npm test`. The site is built twice, at the root of its origin and under a path, and
 * browser tests run on both (under a path, only those that depend on it). The build for `BASE_URL` is the
 * one that gets published.
 *
 * Most checks use one core, so everything that doesn't need a build runs beside it. Browser tests use
 * all cores and run alone.
 *
 * @param env - the environment, usually `process.env`
 */
export function listStages(env: SiteEnvironment): Stage[] {
  const { baseUrl: asked } = readSite(env);
  const root = { baseUrl: '/' };
  const vitest = { ...root, reporter: 'vitest' } as const;
  const subpath = { baseUrl: asked === '/' ? '/notes/' : asked };
  // The longest ones first, so that both lanes finish at about the same time.
  const besideSite: Step[] = [
    { name: 'site', command: ['build'], ...root },
    { name: 'tests of processes', command: ['test:checks'], ...vitest },
    { name: 'unit tests', command: ['test:unit'], ...vitest },
    { name: 'tests of bad input', command: ['test:built', 'tests/faults'], ...vitest },
    { name: 'lint', command: ['lint'], ...root },
    { name: 'fixture site', command: ['build:fixture'], ...root },
    { name: 'types', command: ['types'], ...root },
    { name: 'format', command: ['format:check'], ...root },
    { name: 'browser', command: ['browser'], ...root },
  ];
  const onBuilds: Step[] = [
    {
      name: 'tests of the builds',
      command: ['test:built', 'tests/built', 'tests/content'],
      needs: ['site', 'fixture site'],
      ...vitest,
    },
    {
      name: 'browser tests',
      command: ['test:browser'],
      reporter: 'playwright',
      needs: BUILDS,
      ...root,
    },
    // Last, because it writes other URLs into the generated files that the tests above read. It's also the
    // second build in this folder; tests/faults/leftOvers.test.ts has one with notes deleted in between.
    {
      name: 'site under a path',
      command: ['build', '--out-dir', 'build-subpath'],
      ...subpath,
    },
    {
      name: 'nginx under a path',
      command: ['test:built', 'tests/built/nginx.test.ts'],
      reporter: 'vitest',
      needs: ['site under a path'],
      ...subpath,
    },
    {
      name: 'browser tests under a path',
      command: ['test:subpath'],
      reporter: 'playwright',
      needs: ['site under a path', ...BUILDS],
      ...subpath,
    },
  ];
  return [
    { lanes: 2, steps: besideSite },
    { lanes: 1, steps: onBuilds },
  ];
}

/** All steps, in the order of {@link listStages}. */
export function listSteps(env: SiteEnvironment): Step[] {
  return listStages(env).flatMap(({ steps }) => steps);
}
